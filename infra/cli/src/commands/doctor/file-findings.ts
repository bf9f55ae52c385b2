import { readdir, stat, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bad, ok, warn, type Finding } from './finding.ts';

const writableByOthers = 0o022;
const readableByOthers = 0o004;
const anythingForOthers = 0o077;
/** What holds secrets, by its name; what is left out holds very much and none. */
const secretNames = /(\.key|password|secret|token|identity-keys\.json)$/;
const leftOut = ['cluster', 'releases', 'cache', 'trust'];
const deepest = 4;
const megabyte = 1024 * 1024;
const needed = { atLeast: 200 * megabyte, comfortably: 1024 * megabyte };

/** Who may read and write what the site keeps, and whether there is room for more. */
export async function fileFindings(dataFolder: string): Promise<Finding[]> {
  return [await folderModes(dataFolder), await secretModes(dataFolder), await freeDisk(dataFolder)];
}

async function folderModes(folder: string): Promise<Finding> {
  const subject = 'data folder permissions';
  const { mode } = await stat(folder);
  if (mode & writableByOthers) return bad(subject, `${octal(mode)}: other users may put files there`, `chmod go-w ${folder}`);
  if (mode & readableByOthers) return warn(subject, `${octal(mode)}: other users may look into it`, `chmod go-r ${folder}`);
  return ok(subject, octal(mode));
}

async function secretModes(folder: string): Promise<Finding> {
  const subject = 'secret files';
  const files = await secretsIn(folder);
  const open: string[] = [];
  for (const file of files) if ((await stat(file)).mode & anythingForOthers) open.push(relative(folder, file));
  if (open.length === 0) return ok(subject, files.length === 0 ? 'none yet' : `${files.length}, for this user alone`);
  return bad(
    subject,
    `other users may read ${open.join(', ')}`,
    `chmod 600 ${open.map((file) => join(folder, file)).join(' ')}, then replace them.`,
  );
}

async function secretsIn(folder: string, depth = 0): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && secretNames.test(entry.name)) found.push(path);
    if (entry.isDirectory() && depth < deepest && !leftOut.includes(entry.name)) found.push(...(await secretsIn(path, depth + 1)));
  }
  return found;
}

async function freeDisk(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  return diskFinding(bavail * bsize);
}

export function diskFinding(freeBytes: number): Finding {
  const subject = 'free disk';
  const found = `${Math.floor(freeBytes / megabyte).toLocaleString('en-US')} MB`;
  if (freeBytes < needed.atLeast)
    return bad(subject, `${found}; the database stops when nothing is left`, 'Make room: infra/docs/operations.md, "The disk is full".');
  return freeBytes < needed.comfortably
    ? warn(subject, found, 'Make room soon: infra/docs/operations.md, "The disk is full".')
    : ok(subject, found);
}

function octal(mode: number): string {
  return (mode & 0o777).toString(8).padStart(3, '0');
}
