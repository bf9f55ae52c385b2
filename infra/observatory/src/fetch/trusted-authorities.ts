import { readFileSync } from 'node:fs';
import { createSecureContext, rootCertificates, type SecureContext } from 'node:tls';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';

/** What browsers trust, and the authority of a file besides. Made once: it takes some milliseconds. */
export function trustedAuthorities(file: string | null): () => SecureContext {
  let made: SecureContext | undefined;
  const extra = file === null ? [] : [authorityIn(file)];
  return () => (made ??= createSecureContext({ ca: [...rootCertificates, ...extra] }));
}

function authorityIn(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('-----BEGIN CERTIFICATE-----')) throw new Error('it holds no certificate in PEM form');
    return text;
  } catch (thrown) {
    throw new Failure('OBSERVATORY_FILE_UNUSABLE', { file, cause: causeOf(thrown) }, { cause: thrown });
  }
}
