import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';
import type { Database, Query } from '@webdocs/database';
import { atOneMoment, dumpRows } from '@webdocs/database/dump-rows';
import { auditHead, headText } from '@webdocs/database/audit-chain';
import { RowDigests } from '@webdocs/database/row-digest';
import { claim } from '@webdocs/file-lock';
import type { Registry } from '@webdocs/registry';
import { readLive } from '@webdocs/registry/live-record';
import {
  contentsName,
  operatorTokenName,
  rowsFolder,
  settingsName,
  startName,
  type BackupContents,
  type BackupStart,
} from './backup-contents.ts';
import { compositionOf } from './composition-of.ts';
import { syncFolder } from './fill-folder.ts';
import { isOfTheSystem } from './system-error.ts';
import { sealed } from './sealed-stream.ts';
import { knownSettings, settingsOf, settingsText } from './settings-file.ts';
import { tarEnd, tarHeader, tarPadding } from './tar-archive.ts';

interface Backup {
  readonly file: string;
  readonly dataFolder: string;
  readonly database: Database;
  readonly registry: Registry;
  /** Seals the archive; without it secrets of the configuration are left out. */
  readonly passphrase: string | undefined;
  readonly progress: (step: string) => void;
}

const piecesOfRows = 4 * 1024 * 1024;
const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;

/** Writes the whole site, as it is at one moment, into one file, which appears when it is complete; the site may go on meanwhile. */
export async function writeBackup(backup: Backup): Promise<BackupContents> {
  const { file } = backup;
  // Found again at the end, but then the work was done in vain.
  if (existsSync(file)) throw new Failure('BACKUP_EXISTS', { file });
  try {
    return await writeBeside(backup);
  } catch (thrown) {
    throw isOfTheSystem(thrown) ? new Failure('BACKUP_NOT_WRITTEN', { file, cause: causeOf(thrown) }, { cause: thrown }) : thrown;
  }
}

async function writeBeside(backup: Backup): Promise<BackupContents> {
  const { file, passphrase, database } = backup;
  const claimed = await claim(`${file}.lock`);
  if ('heldBy' in claimed) throw new Failure('BACKUP_EXISTS', { file });
  const draft = `${file}.part`;
  try {
    // One that was killed left its part.
    await rm(draft, { force: true });
    let contents: BackupContents | undefined;
    await atOneMoment(database, async (query) => {
      const archive = Readable.from(archiveOf(query, backup, (all) => (contents = all)));
      const seal = (source: AsyncIterable<Buffer>) => (passphrase ? sealed(source, passphrase) : source);
      await pipeline(archive, createGzip(), seal, createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    });
    backup.progress('closing the file');
    const handle = await open(draft, 'r');
    await handle.sync();
    await handle.close();
    // Unlike a rename, a link does not replace what is there.
    await link(draft, file).catch((thrown: NodeJS.ErrnoException) => {
      throw thrown.code === 'EEXIST' ? new Failure('BACKUP_EXISTS', { file }) : thrown;
    });
    await syncFolder(dirname(file));
    return contents as unknown as BackupContents;
  } finally {
    await rm(draft, { force: true });
    await claimed.giveBack();
  }
}

type Piece = readonly [path: string, bytes: Buffer];

async function* archiveOf(query: Query, backup: Backup, done: (contents: BackupContents) => void): AsyncGenerator<Buffer> {
  const made = new Date();
  const files: BackupContents['files'] = {};
  const entry = function* ([path, bytes]: Piece) {
    files[path] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    yield* [tarHeader({ path, bytes }, made), bytes, tarPadding(bytes.length)];
  };
  const start: BackupStart = { format: 2, id: randomUUID(), made: made.toISOString() };
  yield* entry([startName, json(start)]);

  backup.progress('rows');
  const digests = new RowDigests();
  for await (const piece of rowPieces(dumpRows(query, digests))) yield* entry(piece);

  const { pointer: live } = await readLive(query);
  const missingReleases: string[] = [];
  const liveReleases: Release[] = [];
  for (const { name, version } of await query
    .selectFrom('registry_releases')
    .select(['name', 'version'])
    .orderBy('name')
    .orderBy('version')
    .execute()) {
    backup.progress(`release ${name} ${version}`);
    const isLive = live.versions[name] === version;
    try {
      const { release } = await backup.registry.release(name, version);
      for (const piece of await releaseFiles(backup, release)) yield* entry(piece);
      if (isLive) liveReleases.push(release);
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      if (isLive) throw new Failure('BACKUP_INCOMPLETE', { remote: name, version, cause: thrown.message }, { cause: thrown });
      missingReleases.push(`${name} ${version}`);
    }
  }

  backup.progress('keys and settings');
  for await (const piece of keysAndTrust(backup.dataFolder)) yield* entry(piece);
  const { pieces, leftOut, settings } = await configuration(backup);
  for (const piece of pieces) yield* entry(piece);

  const contents: BackupContents = {
    files: { ...files },
    tables: digests.result(),
    live: { revision: live.revision, versions: { ...live.versions } },
    composition: compositionOf(liveReleases, settings),
    heads: await headsOf(query, digests),
    missingReleases,
    leftOut,
  };
  yield* entry([contentsName, json(contents)]);
  yield tarEnd;
  done(contents);
}

/** Rows in pieces whose size is known before they are written. */
async function* rowPieces(lines: AsyncGenerator<string>): AsyncGenerator<Piece> {
  let [held, length, number] = [[] as string[], 0, 0];
  const piece = (): Piece => [
    `${rowsFolder}${String(++number).padStart(6, '0')}.jsonl`,
    Buffer.from(held.map((line) => `${line}\n`).join('')),
  ];
  for await (const line of lines) {
    held.push(line);
    length += line.length;
    if (length < piecesOfRows) continue;
    yield piece();
    [held, length] = [[], 0];
  }
  if (held.length > 0) yield piece();
}

/** All files, each held against its hash, and the record as it was signed; a release of which one is lost is not taken. */
async function releaseFiles({ dataFolder, registry }: Backup, { name, version, files }: Release): Promise<Piece[]> {
  const folder = `${name}/${version}`;
  const pieces: Piece[] = [
    [`releases/${folder}/release.json`, await readFile(join(dataFolder, 'registry/releases', folder, 'release.json'))],
  ];
  for (const path of Object.keys(files).sort()) {
    const bytes = await registry.file(name, version, path);
    if (!bytes) throw new Failure('RELEASE_TAMPERED', { file: path, remote: name, version });
    pieces.push([`releases/${folder}/${path}`, bytes]);
  }
  return pieces;
}

/** Public keys of teams, and the keys of accounts; never a private key of a team, which is nobody's but its own. */
async function* keysAndTrust(dataFolder: string): AsyncGenerator<Piece> {
  for (const [inArchive, folder] of [
    ['trust/', 'registry/trust'],
    ['keys/', 'keys'],
  ] as const) {
    const entries = await readdir(join(dataFolder, folder), { withFileTypes: true }).catch(ignoreMissing);
    for (const { name } of entries
      .filter((one) => one.isFile() && !one.name.startsWith('.'))
      .sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const bytes = await readFile(join(dataFolder, folder, name));
      if (!name.endsWith('.key') && !privateKey.test(bytes.toString('latin1'))) yield [`${inArchive}${name}`, bytes];
    }
  }
}

async function configuration({ dataFolder, passphrase }: Backup) {
  const all = await knownSettings(dataFolder);
  const kept = all.filter(({ isSecret }) => passphrase || !isSecret);
  const text = settingsText(kept);
  const token = await readFile(join(dataFolder, operatorTokenName)).catch(ignoreMissing);
  const pieces: Piece[] = [[settingsName, Buffer.from(text)]];
  const leftOut = all.filter((setting) => !kept.includes(setting)).map(({ variable }) => variable);
  if (token.length > 0 && passphrase) pieces.push([operatorTokenName, token as Buffer]);
  else if (token.length > 0) leftOut.push(operatorTokenName);
  return { pieces, leftOut, settings: settingsOf(text) };
}

async function headsOf(query: Query, digests: RowDigests): Promise<BackupContents['heads']> {
  const { registry_changes: history } = digests.result();
  const { last: revision } = await query
    .selectFrom('registry_changes')
    .select(({ fn }) => fn.max('revision').as('last'))
    .executeTakeFirstOrThrow();
  return { history: `${revision ?? 0} ${history?.sum}`, audit: headText(await auditHead(query)) };
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

function ignoreMissing(thrown: NodeJS.ErrnoException): never[] {
  if (thrown.code !== 'ENOENT') throw thrown;
  return [];
}
