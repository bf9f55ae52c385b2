import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './durable-file.ts';
import { stampOf } from './file-stamp.ts';
import { ownSigningKey, publicPem, signatureOf, signingKey } from './signing-keys.ts';

export interface TeamKeys {
  /** Signs with the team's private key; undefined where this machine has none and may not make one. */
  sign(team: string, message: string): Promise<string | undefined>;
  /** Whether one of the team's trusted public keys made the signature. */
  verify(team: string, message: string, signature: string): Promise<boolean>;
  /** The trusted public keys of a team. */
  trusted(team: string): Promise<KeyObject[]>;
  /** Replaces them. */
  trustOnly(team: string, keys: readonly KeyObject[]): Promise<void>;
  /** Changes whenever the team's trusted keys do. */
  trustStamp(team: string): Promise<string>;
}

/**
 * Without a folder of private keys nothing is signed here. With one, a key is made at first use, and only for a team without a trusted key
 * yet: a team that signs elsewhere must not get a second key by accident. A trust file may hold several public keys, so that a key can be
 * replaced.
 */
export function teamKeys(signingFolder: string | undefined, trustFolder: string): TeamKeys {
  const publicFile = (team: string) => join(trustFolder, `${team}.pub`);

  return {
    async sign(team, message) {
      const key = signingFolder && ((await signingKey(signingFolder, team)) ?? (await firstKey(signingFolder, team)));
      return key ? signatureOf(key, message) : undefined;
    },
    verify: async (team, message, signature) => (await trusted(team)).some((key) => isSignedBy(key, message, signature)),
    trusted,
    trustOnly,
    trustStamp: (team) => stat(publicFile(team)).then(stampOf, () => 'none'),
  };

  async function trusted(team: string): Promise<KeyObject[]> {
    return publicKeysIn((await readFile(publicFile(team), 'utf8').catch(absent)) ?? '');
  }

  async function trustOnly(team: string, keys: readonly KeyObject[]): Promise<void> {
    await replaceFile(publicFile(team), keys.map((key) => key.export({ type: 'spki', format: 'pem' }).toString()).join(''));
  }

  async function firstKey(folder: string, team: string): Promise<KeyObject | undefined> {
    if ((await readFile(publicFile(team)).catch(absent)) !== undefined) return undefined;
    const key = await ownSigningKey(folder, team);
    await replaceFile(publicFile(team), publicPem(key));
    return key;
  }
}

/** Those of a kind that the site trusts. */
export function publicKeysIn(text: string): KeyObject[] {
  const blocks = text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  return blocks.map((pem) => createPublicKey(pem)).filter(({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519');
}

export function isSignedBy(key: KeyObject, message: string, signature: string): boolean {
  return verify(null, Buffer.from(message), key, Buffer.from(signature, 'base64'));
}

/** By what people call a key: the SHA-256 of its public half. */
export function fingerprintOf(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

function absent(thrown: NodeJS.ErrnoException): undefined {
  if (thrown.code !== 'ENOENT') throw thrown;
}
