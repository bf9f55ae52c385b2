import { createHash } from 'node:crypto';
import { operator } from '@webdocs/contracts/api/operator';
import { buildRelease } from '@webdocs/testing/release-builder';
import { seededRandom } from '@webdocs/testing/seeded-random';
import type { WholeRelease } from './release-contents.ts';
import { packRelease, unpackRelease } from './release-archive.ts';

const { release, contents: texts } = buildRelease({ name: 'mfe-docs' });
const contents = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
const archive = packRelease(release, contents);

const refusal = (bytes: Buffer): string => {
  try {
    unpackRelease(bytes);
    return 'taken in';
  } catch (thrown) {
    const { code, message } = thrown as { code?: string; message: string };
    return `${code}: ${message}`;
  }
};
/** As an attacker would send it: with a hash that is right for what was made of it. */
const sealed = (whole: Buffer): Buffer => Buffer.concat([whole, createHash('sha256').update(whole).digest()]);
const withoutHash = archive.subarray(0, -32);

test('a build comes out as it went in', () => {
  const out: WholeRelease = unpackRelease(archive);
  expect(out.release).toEqual(release);
  expect([...out.contents]).toEqual([...contents]);
});

test('a release that was signed elsewhere comes out with its manifest as it was written', () => {
  const manifest = { release: { ...release, extra: 1 }, signature: { algorithm: 'ed25519', team: 'mfe-docs', value: 'x' } };
  expect(unpackRelease(packRelease(manifest, contents))).toMatchObject({ isSigned: true, manifest });
});

test.each([0, 10, 40, 200, archive.length - 40, archive.length - 1])('with byte %d altered it is refused', (at) => {
  const altered = Buffer.from(archive);
  altered[at] = (altered[at] as number) ^ 1;
  expect(refusal(altered)).toMatch(/^UPLOAD_REFUSED/);
});

test('cut off anywhere it is refused', () => {
  for (let length = 0; length < archive.length; length += 97) expect(refusal(archive.subarray(0, length))).toMatch(/^UPLOAD_REFUSED/);
});

test('altered with a hash to match, a file is not what its record says', () => {
  const altered = Buffer.from(withoutHash);
  const at = altered.indexOf('page of mfe-docs');
  altered.write('P', at);
  expect(refusal(sealed(altered))).toMatch(/^RELEASE_TAMPERED: File client\/page/);
});

test('more bytes than it says are refused', () => {
  expect(refusal(sealed(Buffer.concat([withoutHash, Buffer.from('more')])))).toBe(
    'UPLOAD_REFUSED: The upload is refused: there is more in it than it says',
  );
});

test('a length beyond the end is refused', () => {
  const lying = Buffer.from(withoutHash);
  lying.writeUInt32BE(0xffffffff, 'webdocs release 1\n'.length + 2 + 'release.json'.length);
  expect(refusal(sealed(lying))).toBe('UPLOAD_REFUSED: The upload is refused: it ends in the middle of a file');
});

test.each(['../../../keys/mfe-docs.key', '/etc/passwd', 'client/../../escape.js', 'release.json/x', '__proto__', 'client/extra.js'])(
  'a file %s that the record does not name is refused',
  (path) => {
    expect(refusal(packRelease(release, new Map([...contents, [path, Buffer.from('x')]])))).toMatch(
      /^RELEASE_MALFORMED: .* is not listed among its files/,
    );
  },
);

test.each(['../../../keys/mfe-docs.key', '/etc/passwd', 'client/../../escape.js'])('a record that names %s is refused', (path) => {
  const bytes = Buffer.from('x');
  const sha384 = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const record = { ...release, files: { ...release.files, [path]: { bytes: 1, brotliBytes: 1, sha384 } } };
  expect(refusal(packRelease(record, new Map([...contents, [path, bytes]])))).toMatch(/^RELEASE_MALFORMED/);
});

test('a missing file is refused', () => {
  expect(refusal(packRelease(release, new Map([...contents].slice(1))))).toMatch(/^RELEASE_MALFORMED: .* is listed but missing/);
});

test('a file that is in it twice is refused', () => {
  const [[path, bytes]] = contents as unknown as [[string, Buffer]];
  const again = packRelease(release, new Map([...contents, ['twice', bytes]]));
  const name = Buffer.alloc(2 + path.length);
  name.writeUInt16BE(path.length);
  name.write(path, 2);
  const at = again.lastIndexOf(Buffer.from([0, 5, ...Buffer.from('twice')]));
  const whole = Buffer.concat([again.subarray(0, at), name, again.subarray(at + 7, -32)]);
  expect(refusal(sealed(whole))).toBe(`UPLOAD_REFUSED: The upload is refused: ${path} is in it twice`);
});

test.each([
  ['nothing', ''],
  ['what is no JSON', '{"name": '],
  ['null', 'null'],
  ['a signature alone', '{"signature": {}}'],
])('%s in place of the manifest is refused', (_, text) => {
  const whole = packRelease(release, new Map());
  const manifest = JSON.stringify(release);
  const at = whole.indexOf(manifest);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const made = Buffer.concat([whole.subarray(0, at - 4), length, Buffer.from(text), whole.subarray(at + Buffer.byteLength(manifest), -32)]);
  expect(refusal(sealed(made))).toMatch(/^RELEASE_MALFORMED/);
});

test('one that is too large is neither made nor opened', () => {
  const large = Buffer.alloc(operator.uploadRelease.limitBytes);
  expect(refusal(Buffer.concat([large, Buffer.alloc(1)]))).toMatch(/^UPLOAD_TOO_LARGE/);
  expect(() => packRelease(release, new Map([['client/large.js', large]]))).toThrow(expect.objectContaining({ code: 'UPLOAD_TOO_LARGE' }));
});

test('whatever comes, it ends in a failure of the catalogue', () => {
  const random = seededRandom(7);
  for (let turn = 0; turn < 500; turn += 1) {
    const bytes = Buffer.from(Array.from({ length: Math.floor(random() * 300) }, () => Math.floor(random() ** 3 * 256)));
    const body = Buffer.concat([Buffer.from('webdocs release 1\n'), bytes]);
    expect(refusal(turn % 2 === 0 ? sealed(body) : body)).toMatch(/^(?:UPLOAD_REFUSED|RELEASE_MALFORMED): /);
  }
});
