import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { FailureCode } from '@webdocs/contracts/failures/failure';
import type { PackDirectory } from '@webdocs/contracts/offline/pack-directory';
import type { StatedPack } from '@webdocs/contracts/offline/pack-statement';
import { headerBytes, readHeader } from '@webdocs/contracts/offline/pack-header';
import { packLayers } from '@webdocs/contracts/offline/pack-layers';
import { openPack } from '@webdocs/contracts/offline/pack-reader';
import { checkSignature, importPackKeys } from '@webdocs/contracts/offline/pack-signature';
import { packStatement } from '@webdocs/contracts/offline/pack-statement';
import { readSpliced, writeSpliced } from '@webdocs/contracts/offline/spliced-text';
import fc from 'fast-check';
import { writePack, type PackContent, type WrittenPack } from './pack-writer.ts';

const content = (path: string, text: string | Uint8Array, more: Partial<PackContent> = {}): PackContent => ({
  path,
  hash: createHash('sha256').update(text).digest('hex'),
  read: () => Buffer.from(text),
  isCompressed: false,
  ...more,
});

const stated = ({ bytes, sha256, seal }: WrittenPack): StatedPack => ({
  area: 'css',
  locale: 'en-US',
  part: 1,
  parts: 1,
  version: '0123456789abcdef',
  bytes: bytes.length,
  sha256,
  seal,
});

const opened = (pack: WrittenPack, bytes: Uint8Array = pack.bytes) => openPack(new Blob([Buffer.from(bytes)]), stated(pack));
const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();

/** Words without order: two blocks of them never look alike. */
const noise = (seed: number, length: number) =>
  Array.from({ length: length / 10 }, (_, place) => (Math.sin(seed * 7919 + place) * 1e9).toFixed(0).padEnd(10, 'x').slice(0, 10)).join('');

const contents = [
  content('/en-us/docs/web/css/gap', 'The gap', { title: 'gap', url: '/en-US/docs/Web/CSS/gap' }),
  content('/en-us/docs/web/css/long', noise(1, 100_000), { title: 'long', url: '/en-US/docs/Web/CSS/long' }),
  content('/en-us/docs/web/css/longer', noise(2, 200_000)),
  content('/en-us/docs/web/css/gap/grid.png', Uint8Array.of(1, 2, 3), { isCompressed: true }),
  content('/bcd/css.properties.gap.json', '{}'),
];

test('every path gives what was put under it, and no other path anything', async () => {
  const pack = await opened(await writePack(contents));
  for (const { path, read } of contents) expect(textOf(await pack.read(path))).toBe(Buffer.from(read()).toString());
  expect(await pack.read('/en-us/docs/web/css')).toBeUndefined();
  expect([pack.has('/bcd/css.properties.gap.json'), pack.has('constructor')]).toEqual([true, false]);
  expect([...pack.paths()]).toHaveLength(contents.length);
  await pack.verify();
});

/** A page with the list that all pages of its area show, with itself marked in it. */
const withSidebar = (number: number, entries = 900) =>
  `${noise(number, 2000)}<ol>${Array.from({ length: entries }, (_, entry) => `<li><a href="/docs/${noise(entry, 30)}"${entry === number ? ' aria-current="page"' : ''}>entry</a></li>`).join('')}</ol>é`;

test('a list that many pages show is in a pack once, and in every page that is read', async () => {
  const pages = Array.from({ length: 30 }, (_, number) => content(`/en-us/docs/web/css/page_${number}`, withSidebar(number)));
  const alone = await writePack(pages.slice(0, 1));
  const written = await writePack(pages);
  expect(written.bytes.length).toBeLessThan(alone.bytes.length * 4);
  const pack = await opened(written);
  await pack.verify();
  for (const { path, read } of pages) expect(Buffer.from((await pack.read(path)) ?? []).equals(Buffer.from(read()))).toBe(true);
});

test('a text that is put together wrongly is refused', async () => {
  const base = async () => Uint8Array.of(1, 2, 3);
  expect([...(await readSpliced(writeSpliced({ base: 0, steps: [1, 1, 2, 1, 0, 0] }, Uint8Array.of(8, 9)), base))]).toEqual([8, 2, 3, 9]);
  for (const steps of [
    [3, 0, 0],
    [0, 2, 2],
    [0, -1, 1],
    [0, 0, -1],
  ])
    await expect(readSpliced(writeSpliced({ base: 0, steps }, Uint8Array.of(8, 9)), base)).rejects.toThrow(RangeError);
});

test('quick search finds documents, and nothing else that is in a pack', async () => {
  const pack = await opened(await writePack(contents));
  expect(pack.titles()).toEqual([
    { title: 'gap', url: '/en-US/docs/Web/CSS/gap' },
    { title: 'long', url: '/en-US/docs/Web/CSS/long' },
  ]);
});

test('a page is read by one part of the file, and its neighbour by none', async () => {
  const written = await writePack(contents);
  const parts: number[] = [];
  const blob = new Blob([Buffer.from(written.bytes)]);
  const source = { size: blob.size, slice: (start: number, end: number) => (parts.push(end - start), blob.slice(start, end)) };
  const pack = await openPack(source, stated(written));
  parts.length = 0;
  await pack.read('/bcd/css.properties.gap.json');
  await pack.read('/en-us/docs/web/css/gap');
  expect(parts).toHaveLength(1);
  expect(parts[0]).toBeLessThan(1000);
});

test('whatever is put in comes out, and in whatever order it is put in, the bytes are the same', async () => {
  const anyContent = fc.record({
    path: fc.string({ minLength: 1 }),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.tuple(fc.nat(999), fc.integer({ min: 20_000, max: 140_000 })).map(([seed, length]) => Buffer.from(noise(seed, length))),
    ),
    isCompressed: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(anyContent, { selector: ({ path }) => path, maxLength: 6 }), async (given) => {
      const asContents = given.map(({ path, bytes, isCompressed }) => content(path, bytes, { isCompressed }));
      const written = await writePack(asContents);
      expect((await writePack(asContents.toReversed())).bytes.equals(written.bytes)).toBe(true);
      const pack = await opened(written);
      await pack.verify();
      for (const { path, bytes } of given) expect(Buffer.from((await pack.read(path)) ?? []).equals(Buffer.from(bytes))).toBe(true);
    }),
    { numRuns: 30 },
  );
}, 60_000);

/** Everything that a reader does with a pack. */
async function use(pack: WrittenPack, bytes: Uint8Array): Promise<void> {
  const open = await opened(pack, bytes);
  await open.verify();
}

const refusal = (pack: WrittenPack, bytes: Uint8Array): Promise<FailureCode | undefined> =>
  use(pack, bytes).then(
    () => undefined,
    (thrown: { readonly code: FailureCode }) => thrown.code,
  );

test('one bit that is another is noticed, wherever it is', async () => {
  const pack = await writePack(contents);
  await fc.assert(
    fc.asyncProperty(fc.nat(pack.bytes.length - 1), fc.nat(7), async (place, bit) => {
      const damaged = Buffer.from(pack.bytes);
      damaged.writeUInt8(damaged.readUInt8(place) ^ (1 << bit), place);
      expect(['PACK_TAMPERED', 'PACK_FOREIGN']).toContain(await refusal(pack, damaged));
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('one that was cut off is told apart, wherever it ends', async () => {
  const pack = await writePack(contents);
  await fc.assert(
    fc.asyncProperty(fc.nat(pack.bytes.length - 1), async (end) => {
      expect(await refusal(pack, pack.bytes.subarray(0, end))).toBe('PACK_TRUNCATED');
    }),
    { numRuns: 60 },
  );
});

/** As they lie in the file. */
function blocksOf({ bytes }: WrittenPack): { readonly before: Buffer; readonly blocks: Buffer[] } {
  const first = headerBytes + (readHeader(bytes)?.packedDirectoryBytes ?? 0);
  const { blocks } = JSON.parse(inflateRawSync(bytes.subarray(headerBytes, first)).toString()) as PackDirectory;
  let at = first;
  return { before: bytes.subarray(0, first), blocks: blocks.map(([length]) => bytes.subarray(at, (at += length))) };
}

test('blocks in another order are named as that', async () => {
  const pack = await writePack(contents);
  const { before, blocks } = blocksOf(pack);
  expect(blocks.length).toBeGreaterThan(3);
  const swapped = Buffer.concat([before, ...blocks.toReversed()]);
  expect(swapped).toHaveLength(pack.bytes.length);
  expect(await refusal(pack, swapped)).toBe('PACK_REORDERED');
  await expect(use(pack, swapped)).rejects.toThrow('css (en-US)');
});

test('a pack of another format, and what is none, are foreign', async () => {
  const pack = await writePack(contents);
  const newer = Buffer.from(pack.bytes);
  newer.writeUInt32LE(2, 8);
  await expect(use(pack, newer)).rejects.toThrow('its format has the version 2, not 1');
  expect(await refusal(pack, Buffer.alloc(pack.bytes.length, '<!doctype html>'))).toBe('PACK_FOREIGN');
});

test('a whole pack in the place of another is refused', async () => {
  const pack = await writePack(contents);
  const other = await writePack([...contents.slice(0, -1), content('/bcd/css.properties.gap.json', '[]')]);
  const named = { ...stated(other), seal: stated(pack).seal };
  await expect(openPack(new Blob([Buffer.from(other.bytes)]), named)).rejects.toMatchObject({ code: 'PACK_TAMPERED' });
});

test('what hangs on behind a pack is not overlooked', async () => {
  const pack = await writePack(contents);
  expect(await refusal(pack, Buffer.concat([pack.bytes, Buffer.from('more')]))).toBe('PACK_TAMPERED');
});

test('damage in one block leaves the pages of others readable', async () => {
  const pack = await writePack(contents);
  const damaged = Buffer.from(pack.bytes);
  damaged.writeUInt8(damaged.readUInt8(damaged.length - 1) ^ 1, damaged.length - 1);
  const open = await opened(pack, damaged);
  expect(textOf(await open.read('/en-us/docs/web/css/gap'))).toBe('The gap');
  await expect(open.read('/en-us/docs/web/css/longer')).rejects.toMatchObject({ code: 'PACK_TAMPERED' });
  await expect(open.read('/en-us/docs/web/css/longer')).rejects.toMatchObject({ code: 'PACK_TAMPERED' });
});

test('an update lies over the pack that it is for: changed, added and removed pages', async () => {
  const full = await opened(await writePack(contents));
  const update = await opened(
    await writePack(
      [
        content('/en-us/docs/web/css/gap', 'The new gap', { title: 'gap (CSS)', url: '/en-US/docs/Web/CSS/gap' }),
        content('/en-us/docs/web/css/new', 'New', { title: 'new', url: '/en-US/docs/Web/CSS/new' }),
      ],
      ['/en-us/docs/web/css/long'],
    ),
  );
  const layers = packLayers(full, update);
  expect(textOf(await layers.read('/en-us/docs/web/css/gap'))).toBe('The new gap');
  expect(textOf(await layers.read('/en-us/docs/web/css/new'))).toBe('New');
  expect(textOf(await layers.read('/bcd/css.properties.gap.json'))).toBe('{}');
  expect(await layers.read('/en-us/docs/web/css/long')).toBeUndefined();
  expect([layers.has('/en-us/docs/web/css/long'), layers.has('/en-us/docs/web/css/new'), layers.has('/en-us/docs/web/css/longer')]).toEqual(
    [false, true, true],
  );
  expect(layers.titles().map(({ title }) => title)).toEqual(['gap (CSS)', 'new']);
  expect(packLayers(full)).toBe(full);
});

describe('a signature', () => {
  const [own, foreign] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const spki = ({ publicKey }: typeof own) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const signed = async (pack: StatedPack) => ({
    ...pack,
    signature: sign(null, Buffer.from(packStatement(pack)), own.privateKey).toString('base64'),
  });
  const somePack = async () => stated(await writePack(contents));

  test('of a key that is trusted is enough, among several', async () => {
    const keys = await importPackKeys([spki(foreign), spki(own)]);
    await expect(checkSignature(await signed(await somePack()), keys)).resolves.toBeUndefined();
  });

  test('of another key is none', async () => {
    const keys = await importPackKeys([spki(foreign)]);
    await expect(checkSignature(await signed(await somePack()), keys)).rejects.toMatchObject({ code: 'PACK_UNSIGNED' });
    await expect(checkSignature(await signed(await somePack()), [])).rejects.toMatchObject({ code: 'PACK_UNSIGNED' });
  });

  test('vouches for what a pack is said to be as well as for its bytes', async () => {
    const keys = await importPackKeys([spki(own)]);
    const pack = await signed(await somePack());
    const others: Array<Partial<StatedPack>> = [
      { area: 'html' },
      { locale: 'fr' },
      { part: 2 },
      { parts: 2 },
      { version: 'fedcba9876543210' },
      { from: 'fedcba9876543210' },
      { bytes: pack.bytes + 1 },
      { sha256: pack.seal },
      { seal: pack.sha256 },
    ];
    for (const other of others) await expect(checkSignature({ ...pack, ...other }, keys)).rejects.toMatchObject({ code: 'PACK_UNSIGNED' });
  });

  test('by what is no key is a failure of its own', async () => {
    await expect(importPackKeys(['AAAA'])).rejects.toMatchObject({ code: 'PACK_KEYS_UNUSABLE' });
  });
});
