import { randomBytes } from 'node:crypto';
import { sealed, unsealed } from './sealed-stream.ts';

const passphrase = 'correct horse battery';
const piece = 64 * 1024;
const header = 24 + 1 + 16 + 7;
/** The least that a file may ask for: a guess takes an eighth of the usual time. */
const power = 14;

jest.setTimeout(30_000);

async function* of(...pieces: Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces;
}
async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const one of source) pieces.push(one);
  return Buffer.concat(pieces);
}
const open = (bytes: Buffer, words = passphrase) => all(unsealed(of(bytes), words));

test.each([0, 1, piece - 1, piece, piece + 1, 3 * piece])('%i bytes come back, and nothing of them is readable before', async (length) => {
  const plain = Buffer.alloc(length, 'plain text ');
  const bytes = await all(sealed(of(plain.subarray(0, 5), plain.subarray(5)), passphrase, power));
  expect(bytes.includes('plain')).toBe(false);
  expect(await open(bytes)).toEqual(plain);
});

test('two seals of the same have nothing in common but their first line', async () => {
  const [one, other] = [
    await all(sealed(of(Buffer.alloc(50)), passphrase, power)),
    await all(sealed(of(Buffer.alloc(50)), passphrase, power)),
  ];
  expect(one.subarray(24)).not.toEqual(other.subarray(24));
});

describe('a sealed file', () => {
  const plain = randomBytes(2.5 * piece);
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await all(sealed(of(plain), passphrase, power));
  });

  test('does not open with another passphrase', async () => {
    await expect(open(bytes, `${passphrase}s`)).rejects.toThrow();
  });

  test.each([
    ['in its cost', 24],
    ['in its salt', 30],
    ['in its first piece', header + 10],
    ['in its second piece', header + piece + 16 + 10],
    ['in its last byte', -1],
  ])('that was altered %s does not open', async (_, at) => {
    const altered = Buffer.from(bytes);
    const index = at < 0 ? altered.length + at : at;
    altered[index] = (altered[index] ?? 0) ^ 1;
    await expect(open(altered)).rejects.toThrow();
  });

  test.each([
    ['after its first line', 24],
    ['in its header', 40],
    ['after its header', header],
    ['between two pieces', header + piece + 16],
    ['within a piece', header + piece + 500],
    ['by one byte', -1],
  ])('that was cut off %s does not open', async (_, end) => {
    await expect(open(bytes.subarray(0, end))).rejects.toThrow();
  });

  test('of which pieces changed places, or one is missing, does not open', async () => {
    const [start, first, second, last] = [
      bytes.subarray(0, header),
      bytes.subarray(header, header + piece + 16),
      bytes.subarray(header + piece + 16, header + 2 * (piece + 16)),
      bytes.subarray(header + 2 * (piece + 16)),
    ] as const;
    await expect(open(Buffer.concat([start, second, first, last]))).rejects.toThrow();
    await expect(open(Buffer.concat([start, first, last]))).rejects.toThrow();
    await expect(open(Buffer.concat([bytes, last]))).rejects.toThrow();
  });
});
