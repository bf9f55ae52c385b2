import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { access, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './durable-file.ts';
import { stampOf } from './file-stamp.ts';

export interface TeamKeys {
  /** Signs with the team's private key; undefined where this machine has none and may not make one. */
  sign(team: string, message: string): Promise<string | undefined>;
  /** Whether one of the team's trusted public keys made the signature. */
  verify(team: string, message: string, signature: string): Promise<boolean>;
  /** Changes whenever the team's trusted keys do. */
  trustStamp(team: string): Promise<string>;
}

/**
 * Private keys are made at first use, and only for a team without a trusted key yet: a team that signs elsewhere
 * must not get a second key by accident. A trust file may hold several public keys, so that a key can be replaced.
 */
export function teamKeys(keysFolder: string, trustFolder: string): TeamKeys {
  const privateFile = (team: string) => join(keysFolder, `${team}.key`);
  const publicFile = (team: string) => join(trustFolder, `${team}.pub`);

  return {
    async sign(team, message) {
      const key = (await privateKey(team)) ?? (await firstKey(team));
      return key && sign(null, Buffer.from(message), key).toString('base64');
    },
    async verify(team, message, signature) {
      const keys = await trustedKeys(team);
      return keys.some((key) => verify(null, Buffer.from(message), key, Buffer.from(signature, 'base64')));
    },
    trustStamp: (team) => stat(publicFile(team)).then(stampOf, () => 'none'),
  };

  async function privateKey(team: string): Promise<KeyObject | undefined> {
    const pem = await readFile(privateFile(team)).catch(absent);
    return pem && createPrivateKey(pem);
  }

  async function trustedKeys(team: string): Promise<KeyObject[]> {
    const text = (await readFile(publicFile(team), 'utf8').catch(absent)) ?? '';
    const blocks = text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
    return blocks.map((pem) => createPublicKey(pem)).filter(({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519');
  }

  async function firstKey(team: string): Promise<KeyObject | undefined> {
    const isKnown = await access(publicFile(team)).then(
      () => true,
      () => false,
    );
    if (isKnown) return undefined;
    const pair = generateKeyPairSync('ed25519');
    await mkdir(keysFolder, { recursive: true, mode: 0o700 });
    await replaceFile(privateFile(team), pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
    await replaceFile(publicFile(team), pair.publicKey.export({ type: 'spki', format: 'pem' }));
    return pair.privateKey;
  }
}

function absent(thrown: NodeJS.ErrnoException): undefined {
  if (thrown.code !== 'ENOENT') throw thrown;
}
