import { lookup, Resolver } from 'node:dns/promises';

/** All addresses of a name, the preferred first; none where there is no such name. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

const askMs = 2000;

/** By name servers alone: what this machine calls its neighbours is not asked, and no thread waits for the answer. */
export function publicNames(): ResolveHost {
  const resolver = new Resolver({ timeout: askMs, tries: 2 });
  return async (host) => {
    const found = await Promise.all([resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => [])]);
    return found.flat();
  };
}

/** As programs of this machine find hosts, also by its own list of names. */
export const localNames: ResolveHost = async (host) => {
  // Whatever the machine thinks of such names, they are its own (RFC 6761).
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  return lookup(host, { all: true }).then(
    (all) => all.map(({ address }) => address),
    () => [],
  );
};
