import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';

const fileName = 'operator-token';
const shortestToken = 24;

/** The secret of the operator, who may change what is live: the one given, or one of this data folder, made at first need. */
export async function operatorToken(dataFolder: string, given: string | undefined): Promise<string> {
  if (given) return longEnough(given);
  const known = await readOperatorToken(dataFolder);
  if (known) return known;
  await mkdir(dataFolder, { recursive: true });
  await create(join(dataFolder, fileName), randomBytes(32).toString('base64url'));
  // Of several starts at once, the first one's holds.
  return (await readOperatorToken(dataFolder)) ?? '';
}

export async function readOperatorToken(dataFolder: string): Promise<string | undefined> {
  const text = await readFile(join(dataFolder, fileName), 'utf8').catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT' || thrown.code === 'ENOTDIR') return '';
    throw thrown;
  });
  const token = text.trim();
  return token ? longEnough(token) : undefined;
}

/** Takes the same time for every wrong token. */
export function isToken(given: string, token: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function longEnough(token: string): string {
  if (token.length < shortestToken) throw new Failure('OPERATOR_TOKEN_WEAK', { least: shortestToken });
  return token;
}

/** A link appears with its whole content or not at all, and never in place of another. */
async function create(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${content}\n`, { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, path);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
  } finally {
    await rm(draft, { force: true });
  }
}
