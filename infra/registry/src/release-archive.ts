import { createHash } from 'node:crypto';
import { operator } from '@webdocs/contracts/api/operator';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { checkBytes, checkNames, parsedRelease, type WholeRelease } from './release-contents.ts';
import { manifestName } from './release-folder.ts';

/**
 * A build in one piece, as it is sent to a site: a first line that names the form, then each file as
 * `length of its name (2 bytes), name, length (4 bytes), bytes`, release.json first, then a name of no length, and at the
 * end the SHA-256 of everything before it.
 */
export const archiveType = 'application/vnd.webdocs.release';
const { limitBytes } = operator.uploadRelease;

const firstLine = Buffer.from('webdocs release 1\n');
const hashBytes = 32;
const source = 'the upload';

/** An archive that was opened: its files are those of its record, and whether that is signed rightly is still to be seen. */
export interface OpenedArchive extends WholeRelease {
  /** As it was sent. */
  readonly manifest: unknown;
  readonly isSigned: boolean;
}

export function packRelease(manifest: unknown, contents: ReadonlyMap<string, Buffer>): Buffer {
  const files: Array<[string, Buffer]> = [[manifestName, Buffer.from(JSON.stringify(manifest))], ...contents];
  const pieces: Buffer[] = [firstLine];
  for (const [path, bytes] of files) {
    const name = Buffer.from(path);
    const lengths = [Buffer.alloc(2), Buffer.alloc(4)] as const;
    lengths[0].writeUInt16BE(name.length);
    lengths[1].writeUInt32BE(bytes.length);
    pieces.push(lengths[0], name, lengths[1], bytes);
  }
  pieces.push(Buffer.alloc(2));
  const whole = Buffer.concat(pieces);
  const archive = Buffer.concat([whole, hashOf(whole)]);
  if (archive.length > limitBytes) throw new Failure('UPLOAD_TOO_LARGE', { limit: limitBytes });
  return archive;
}

/** What an archive holds. Nothing in it is believed: not a length, not a name, not a hash. */
export function unpackRelease(archive: Buffer): OpenedArchive {
  if (archive.length > limitBytes) throw new Failure('UPLOAD_TOO_LARGE', { limit: limitBytes });
  const end = archive.length - hashBytes;
  if (end < firstLine.length || !archive.subarray(0, firstLine.length).equals(firstLine)) throw refused('it is no release');
  if (!hashOf(archive.subarray(0, end)).equals(archive.subarray(end))) throw refused('it was altered or cut off on its way');

  let at = firstLine.length;
  const take = (length: number): Buffer => {
    if (at + length > end) throw refused('it ends in the middle of a file');
    at += length;
    return archive.subarray(at - length, at);
  };
  const files = new Map<string, Buffer>();
  for (;;) {
    const name = take(take(2).readUInt16BE()).toString('utf8');
    if (name === '') break;
    if (files.has(name)) throw refused(`${name} is in it twice`);
    files.set(name, take(take(4).readUInt32BE()));
  }
  if (at !== end) throw refused('there is more in it than it says');
  return checked(files);
}

/** The names of files are those of the record, and the record has none that leads out of its release. */
function checked(files: ReadonlyMap<string, Buffer>): OpenedArchive {
  const [first, ...rest] = files;
  if (first?.[0] !== manifestName) throw refused(`it does not begin with ${manifestName}`);
  const manifest = parsedJson(first[1]);
  const isSigned = typeof manifest === 'object' && manifest !== null && 'signature' in manifest;
  const release = parsedRelease(isSigned ? (manifest as { release?: unknown }).release : manifest, source);
  const contents = new Map(rest);
  checkNames(release, [...contents.keys()], source);
  for (const [path, bytes] of contents) checkBytes(release, path, bytes);
  return { manifest, isSigned, release, contents };
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (thrown) {
    throw new Failure('RELEASE_MALFORMED', { source, cause: causeOf(thrown) }, { cause: thrown });
  }
}

function refused(cause: string): Failure {
  return new Failure('UPLOAD_REFUSED', { cause });
}

function hashOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
