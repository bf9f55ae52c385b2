import { importJWK, SignJWT } from 'jose';
import type { IdentityKeys } from '../secrets.ts';
import type { SecurityEvent } from './site-news.ts';

/** A security event token (RFC 8417), signed with the key that the provider publishes. */
export async function eventSigner(
  key: IdentityKeys['signing'],
  issuer: string,
  audience: string,
): Promise<(event: SecurityEvent) => Promise<string>> {
  const signingKey = await importJWK(key, 'RS256');
  return ({ id, subject, at, events }) =>
    new SignJWT({ events: { ...events } })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'secevent+jwt' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setJti(id)
      .setIssuedAt(at)
      .sign(signingKey);
}
