import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a text under a key that is made of a secret for one purpose: what was sealed for another does not open. */
export function sealText(secret: string, purpose: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(secret, purpose), iv);
  return Buffer.concat([iv, sealing.update(text), sealing.final(), sealing.getAuthTag()]);
}

/** Undefined for what was not sealed with this secret, or was changed since. */
export function openSealed(secret: string, purpose: string, sealed: Buffer): string | undefined {
  if (sealed.length <= ivBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, keyOf(secret, purpose), sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
  opening.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(sealed.subarray(ivBytes, -tagBytes)), opening.final()]).toString();
  } catch {
    return undefined;
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
