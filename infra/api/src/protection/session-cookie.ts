import type { FastifyRequest } from 'fastify';

const localHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const oneDay = 24 * 60 * 60;
export const sessionSeconds = 365 * oneDay;

/** The secret in the request's cookie; undefined without one. */
export function readSessionCookie(request: FastifyRequest, publicOrigin: string | null): string | undefined {
  const wanted = nameFor(isSecure(request, publicOrigin));
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * For the Set-Cookie header. Lax, because the way back from a provider begins on its pages: a strict cookie would be left
 * behind there. What changes something therefore asks for an origin and a token too. Without a secret the
 * browser forgets the one it has.
 */
export function sessionCookie(request: FastifyRequest, publicOrigin: string | null, secret?: string): string {
  const secure = isSecure(request, publicOrigin);
  const lifetime = secret ? sessionSeconds : 0;
  const flags = ['Path=/', `Max-Age=${lifetime}`, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
  return [`${nameFor(secure)}=${secret ?? ''}`, ...flags].join('; ');
}

/** Browsers take the prefix only from this very host, over TLS, for the whole of it: no neighbour can plant one. */
function nameFor(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}

function isSecure(request: FastifyRequest, publicOrigin: string | null): boolean {
  return publicOrigin ? publicOrigin.startsWith('https:') : !localHosts.test(request.host);
}
