import { isIP } from 'node:net';
import type { SecureContext } from 'node:tls';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { HeaderLine } from '../parse/header-lines.ts';
import type { AddressRule } from './refused-address.ts';
import { isRefusedPort } from './refused-port.ts';
import { NoAnswer, requestOnce, type Answer } from './request-once.ts';
import type { ResolveHost } from './resolve-host.ts';

export interface GuardOptions {
  readonly resolve: ResolveHost;
  readonly rule: AddressRule;
  readonly secureContext: () => SecureContext;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent to one host alone. */
  readonly ownHeaders?: { readonly host: string; readonly headers: Readonly<Record<string, string>> };
  readonly timeoutMs: number;
}

export interface GuardedFetch {
  (
    url: URL,
    wants: { readonly body: (status: number, headers: readonly HeaderLine[]) => boolean; readonly bodyLimit: number },
  ): Promise<Answer>;
}

/**
 * Requests of one scan. Each host is looked up once, every address that was found is checked, and the connection goes to that address:
 * a name server that answers otherwise a moment later changes nothing.
 */
export function guardedFetch(
  { resolve, rule, secureContext, headers: usual, ownHeaders, timeoutMs }: GuardOptions,
  signal: AbortSignal,
): GuardedFetch {
  const known = new Map<string, Promise<readonly string[]>>();

  async function addressesOf(host: string): Promise<readonly string[]> {
    const found = isIP(host) ? [host] : await resolve(host);
    if (found.length === 0) throw new Failure('OBSERVATORY_HOST_UNKNOWN', { host });
    for (const address of found) {
      const cause = rule(address);
      if (cause !== null) throw new Failure('OBSERVATORY_TARGET_REFUSED', { host, cause: `it has ${cause}` });
    }
    return found;
  }

  return async (url, { body, bodyLimit }) => {
    if (url.port !== '' && isRefusedPort(Number(url.port))) {
      throw new Failure('OBSERVATORY_TARGET_REFUSED', { host: url.host, cause: 'its port is not one of the web' });
    }
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const looking = known.get(host) ?? addressesOf(host);
    known.set(host, looking);
    const addresses = await looking;
    const headers = { ...usual, ...(ownHeaders?.host === host ? ownHeaders.headers : {}) };
    let last: unknown;
    // A host with an address of each version may answer at one alone.
    for (const address of oneOfEach(addresses)) {
      try {
        return await requestOnce({ url, address, headers, signal, timeoutMs, bodyLimit, wantsBody: body, secureContext: secureContext() });
      } catch (thrown) {
        last = thrown;
        if (signal.aborted || !isUnreached(thrown)) throw thrown;
      }
    }
    throw last;
  };
}

function oneOfEach(addresses: readonly string[]): string[] {
  return [4, 6].flatMap((version) => addresses.find((address) => isIP(address) === version) ?? []);
}

function isUnreached(thrown: unknown): boolean {
  const cause = thrown instanceof NoAnswer ? (thrown.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' && /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH|ADDRNOTAVAIL|TIMEDOUT)$/.test(cause.code);
}
