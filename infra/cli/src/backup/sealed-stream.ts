import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';

/**
 * A stream under a passphrase: a first line, salt and nonce, then pieces of 64 KB under AES-256-GCM, each with its number and with
 * whether it is the last in its nonce. So a piece that was altered, moved, left out or cut off is found before it is used.
 */
export const sealedFirstLine = Buffer.from('webdocs sealed backup 1\n');

const saltBytes = 16;
const nonceBytes = 7;
const tagBytes = 16;
const pieceBytes = 64 * 1024;
/** As powers of two, in the byte before the salt. 17: 128 MB for each guess; what a file asks for is bounded. */
const cost = { usual: 17, least: 14, most: 20 };
const startBytes = sealedFirstLine.length + 1 + saltBytes + nonceBytes;
const cipherName = 'aes-256-gcm';

export async function* sealed(source: AsyncIterable<Buffer>, passphrase: string, power = cost.usual): AsyncGenerator<Buffer> {
  const start = Buffer.concat([sealedFirstLine, Buffer.from([power]), randomBytes(saltBytes + nonceBytes)]);
  const { key, nonce } = await keyFor(start, passphrase);
  yield start;
  let number = 0;
  for await (const { bytes, isLast } of inPieces(source, pieceBytes)) {
    const cipher = createCipheriv(cipherName, key, nonce(number++, isLast)).setAAD(start);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Throws where the passphrase is another, or anything was altered. */
export async function* unsealed(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const { start, rest } = await splitStart(source, startBytes);
  const { key, nonce } = await keyFor(start, passphrase);
  let number = 0;
  for await (const { bytes, isLast } of inPieces(rest, pieceBytes + tagBytes)) {
    if (bytes.length < tagBytes) throw new Error('it was cut off');
    const decipher = createDecipheriv(cipherName, key, nonce(number++, isLast), { authTagLength: tagBytes })
      .setAAD(start)
      .setAuthTag(bytes.subarray(-tagBytes));
    yield Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
  }
}

async function keyFor(start: Buffer, passphrase: string): Promise<{ key: Buffer; nonce: (number: number, isLast: boolean) => Buffer }> {
  const [power = 0] = start.subarray(sealedFirstLine.length);
  if (power < cost.least || power > cost.most) throw new Error('its header was altered');
  const salt = start.subarray(-nonceBytes - saltBytes, -nonceBytes);
  const prefix = start.subarray(-nonceBytes);
  const key = await keyOf(passphrase, salt, 2 ** power);
  const nonce = (number: number, isLast: boolean) => {
    const end = Buffer.alloc(5);
    end.writeUInt32BE(number);
    end.writeUInt8(isLast ? 1 : 0, 4);
    return Buffer.concat([prefix, end]);
  };
  return { key, nonce };
}

let lastKey: { readonly of: string; readonly made: Promise<Buffer> } | undefined;

/** A file is read more than once, and its key takes a second of work each time. */
function keyOf(passphrase: string, salt: Buffer, N: number): Promise<Buffer> {
  const of = JSON.stringify([passphrase, salt.toString('hex'), N]);
  if (lastKey?.of === of) return lastKey.made;
  const made = new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, { N, r: 8, p: 1, maxmem: N * 2048 }, (thrown, key) =>
      thrown ? reject(thrown) : resolve(key),
    );
  });
  lastKey = { of, made };
  return made;
}

/** Pieces of one size, of which the last may be shorter; there is always one. */
async function* inPieces(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly isLast: boolean }> {
  let held = Buffer.alloc(0);
  for await (const more of source) {
    held = Buffer.concat([held, more]);
    while (held.length > size) {
      yield { bytes: held.subarray(0, size), isLast: false };
      held = held.subarray(size);
    }
  }
  yield { bytes: held, isLast: true };
}

async function splitStart(source: AsyncIterable<Buffer>, length: number): Promise<{ start: Buffer; rest: AsyncIterable<Buffer> }> {
  const pieces = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < length) {
    const { done, value } = await pieces.next();
    if (done) throw new Error('it was cut off');
    held = Buffer.concat([held, value]);
  }
  const rest = async function* () {
    yield held.subarray(length);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  };
  return { start: held.subarray(0, length), rest: rest() };
}
