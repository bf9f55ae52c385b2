import { causeOf, Failure } from '../failures/failure.ts';
import { packStatement, type StatedPack } from './pack-statement.ts';

/** As `PackKeysSchema` has them; for the calls of the browser. */
export async function importPackKeys(keys: readonly string[]): Promise<CryptoKey[]> {
  try {
    return await Promise.all(keys.map((key) => crypto.subtle.importKey('spki', bytesOf(key), 'Ed25519', false, ['verify'])));
  } catch (thrown) {
    // Chromium before 137 knows no Ed25519.
    throw new Failure('PACK_KEYS_UNUSABLE', { cause: causeOf(thrown) }, { cause: thrown });
  }
}

/** Throws where none of the keys vouches for the pack. */
export async function checkSignature(pack: StatedPack & { readonly signature: string }, keys: readonly CryptoKey[]): Promise<void> {
  const statement = new TextEncoder().encode(packStatement(pack));
  const signature = bytesOf(pack.signature);
  for (const key of keys) if (await crypto.subtle.verify('Ed25519', key, signature, statement)) return;
  throw new Failure('PACK_UNSIGNED', { pack: `${pack.area} (${pack.locale})` });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
