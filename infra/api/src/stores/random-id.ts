import { randomBytes } from 'node:crypto';

/** 128 bits that cannot be guessed, as 22 characters that need no escaping anywhere, also not in a command line. */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? randomId() : id;
}

export function isRandomId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
