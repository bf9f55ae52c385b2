import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteDefinitionSchema } from '@webdocs/contracts/remote/definition';
import type { Release, SignedRelease } from '@webdocs/contracts/remote/release';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { replaceFile } from './durable-file.ts';

/** In a data folder: here a local run signs. A site that only serves never opens it, and no backup takes it. */
export const signingFolderName = 'signing';
const suffix = '.key';

/** The private key of a team on this machine; undefined where there is none. */
export async function signingKey(folder: string, team: string): Promise<KeyObject | undefined> {
  const pem = await readFile(fileOf(folder, team)).catch(absent);
  return pem && createPrivateKey(pem);
}

export function publicPem(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
}

/** The key that is there, or a new one, which is for its owner only. */
export async function ownSigningKey(folder: string, team: string): Promise<KeyObject> {
  const known = await signingKey(folder, team);
  if (known) return known;
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await replaceFile(fileOf(folder, team), privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  return privateKey;
}

/** What a team says of its release: before it is sent, on the machine that has the key. */
export async function signedRelease(folder: string, release: Release): Promise<SignedRelease | undefined> {
  const key = await signingKey(folder, release.name);
  if (!key) return undefined;
  return { release, signature: { algorithm: 'ed25519', team: release.name, value: signatureOf(key, canonicalJson(release)) } };
}

export function signatureOf(key: KeyObject, message: string): string {
  return sign(null, Buffer.from(message), key).toString('base64');
}

/** Once: an earlier version kept them beside the keys of accounts, which each site reads and each backup takes. */
export async function adoptKeys(keysFolder: string, folder: string): Promise<void> {
  const names = (await readdir(keysFolder).catch(absent)) ?? [];
  const teams = names.filter((name) => name.endsWith(suffix) && v.is(RemoteDefinitionSchema.entries.name, name.slice(0, -suffix.length)));
  if (teams.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of teams) await rename(join(keysFolder, name), join(folder, name));
}

function fileOf(folder: string, team: string): string {
  return join(folder, team + suffix);
}

function absent(thrown: NodeJS.ErrnoException): undefined {
  if (thrown.code !== 'ENOENT') throw thrown;
}
