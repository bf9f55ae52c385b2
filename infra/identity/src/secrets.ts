import { randomBytes, randomInt } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';

const KeysSchema = v.object({
  /** Private JWK; what it signs is checked with the public half, which the provider publishes. */
  signing: v.looseObject({ kty: v.literal('RSA'), kid: v.string(), n: v.string(), e: v.string(), d: v.string() }),
  cookies: v.pipe(v.array(v.string()), v.minLength(1)),
  forms: v.string(),
  callers: v.string(),
});
export type IdentityKeys = v.InferOutput<typeof KeysSchema>;

const onlyForUs = 0o600;

/** The keys of the provider. They are made at the first start; without them everybody would have to sign in again. */
export async function identityKeys(folder: string): Promise<IdentityKeys> {
  const file = join(folder, 'identity-keys.json');
  const text = await keptSecret(file, async () => JSON.stringify(await newKeys(), null, 2));
  try {
    return v.parse(KeysSchema, JSON.parse(text));
  } catch (thrown) {
    throw new Failure('IDENTITY_KEYS_UNREADABLE', { file, cause: causeOf(thrown) }, { cause: thrown });
  }
}

/** The one password of all demonstration accounts: easy to copy from a terminal, of 77 bits. */
export async function demonstrationPassword(folder: string): Promise<string> {
  const text = await keptSecret(join(folder, 'demonstration-password'), async () => newPassword());
  return text.trim();
}

async function newKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const secret = () => randomBytes(32).toString('base64url');
  const signing = { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };
  return v.parse(KeysSchema, { signing, cookies: [secret()], forms: secret(), callers: secret() });
}

function newPassword(): string {
  // Without the mails and digits that are read for one another.
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** Reads a file, or makes it. Of several starts at once one makes it, and all of them read that one. */
async function keptSecret(file: string, make: () => Promise<string>): Promise<string> {
  const known = await readIfThere(file);
  if (known !== undefined) {
    await chmod(file, onlyForUs);
    return known;
  }
  const folder = join(file, '..');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(draft, await make(), { mode: onlyForUs, flag: 'wx' });
    // A link appears with its whole content, or not at all where another start was first.
    await link(draft, file).catch(ignoreTaken);
    return await readFile(file, 'utf8');
  } catch (thrown) {
    throw new Failure('FOLDER_NOT_WRITABLE', { folder, cause: causeOf(thrown) }, { cause: thrown });
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Failure('IDENTITY_KEYS_UNREADABLE', { file, cause: causeOf(thrown) }, { cause: thrown });
  }
}

function ignoreTaken(thrown: NodeJS.ErrnoException): void {
  if (thrown.code !== 'EEXIST') throw thrown;
}
