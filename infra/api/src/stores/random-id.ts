import { randomBytes } from 'node:crypto';

/** 128 bits that nobody guesses, as 22 characters that need no escaping anywhere. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

export function isRandomId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
