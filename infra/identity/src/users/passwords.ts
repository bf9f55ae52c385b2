import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';

export const shortestPassword = 8;
export const longestPassword = 256;

export type PasswordFlaw = 'short' | 'long' | 'common';

/** What is wrong with a new password. Length counts, not the kinds of characters. */
export function flawOfPassword(password: string, email = ''): PasswordFlaw | undefined {
  const characters = [...normal(password)];
  if (characters.length < shortestPassword) return 'short';
  if (characters.length > longestPassword) return 'long';
  const plain = normal(password).toLowerCase();
  const [mailbox = ''] = email.toLowerCase().split('@');
  const isGuessed = commonPasswords.has(plain) || new Set(plain).size < 3 || plain === email.toLowerCase() || plain === mailbox;
  return isGuessed ? 'common' : undefined;
}

/** argon2id, with the library's current cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password));
}

/** Takes as long for an unknown user: without a hash it is compared with a dummy. */
export async function isPassword(password: string, known: string | undefined): Promise<boolean> {
  if ([...password].length > longestPassword) return false;
  const matches = await verify(known ?? (await dummyHash()), normal(password));
  return matches && known !== undefined;
}

let dummy: Promise<string> | undefined;

/** Made at the start, so that not even the first caller waits for it. */
export function dummyHash(): Promise<string> {
  return (dummy ??= hash(crypto.randomUUID()));
}

/** The same password from two keyboards may come in two forms of Unicode. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
