import type { FastifyRequest } from 'fastify';
import { isLocalHost } from './site-origin.ts';

/** A cookie of this host alone that no script reads. */
export interface HostCookie {
  /** Its value in the request; undefined without one. */
  read(request: FastifyRequest, publicOrigin: string | null): string | undefined;
  /** For the Set-Cookie header. Without a value the browser forgets the one it has. */
  write(request: FastifyRequest, publicOrigin: string | null, value?: string): string;
}

/**
 * Lax, because the way back from a provider begins on its pages: a strict cookie would be left behind there. What changes
 * something therefore asks for an origin and a token too.
 */
export function hostCookie(name: string, lifetimeSeconds: number): HostCookie {
  return {
    read(request, publicOrigin) {
      const wanted = prefixed(name, isSecure(request, publicOrigin));
      for (const pair of (request.headers.cookie ?? '').split(';')) {
        const at = pair.indexOf('=');
        if (at > 0 && pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim();
      }
      return undefined;
    },
    write(request, publicOrigin, value) {
      const secure = isSecure(request, publicOrigin);
      const flags = ['Path=/', `Max-Age=${value ? lifetimeSeconds : 0}`, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
      return [`${prefixed(name, secure)}=${value ?? ''}`, ...flags].join('; ');
    },
  };
}

/** Browsers take the prefix only from this very host, over TLS, for the whole of it: no neighbour can plant one. */
function prefixed(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

function isSecure(request: FastifyRequest, publicOrigin: string | null): boolean {
  return publicOrigin ? publicOrigin.startsWith('https:') : !isLocalHost(request.host);
}
