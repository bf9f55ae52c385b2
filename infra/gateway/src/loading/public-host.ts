import { lookup } from 'node:dns';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const timeoutMs = 2_000;

const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is given out for the Internet: neither local networks nor ways back into IPv4. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
tunnels.addSubnet('2002::', 16, 'ipv6');
tunnels.addSubnet('2001::', 32, 'ipv6');

/** Whether an address is one of the Internet, and not of this machine or the network around it. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

/** The address that was looked at is the one that is connected to: a name cannot change its mind in between. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = addresses?.[0];
    if (error || !found) return done(error ?? new Error(`${hostname} has no address`), '', 4);
    const inside = addresses.find(({ address }) => !isPublicAddress(address));
    if (inside) return done(new Error(`${hostname} leads to ${inside.address}, which is not of the Internet`), '', 4);
    return options.all ? done(null, addresses) : done(null, found.address, found.family);
  });

/** Reads from hosts that the operator allows, without cookies; a redirect is not followed. */
export function publicHosts(allowed: readonly string[], mostCharacters: number): (url: string) => Promise<string> {
  return async (url) => {
    const { origin, hostname } = new URL(url);
    if (!allowed.includes(origin)) throw new Error('the operator does not allow this host');
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && !isPublicAddress(literal)) throw new Error(`${literal} is not an address of the Internet`);
    return textAt(url, mostCharacters);
  };
}

function textAt(url: string, mostCharacters: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { lookup: publicLookup, signal: AbortSignal.timeout(timeoutMs), agent: false }, (response) => {
      if (response.statusCode !== 200) {
        response.destroy();
        return reject(new Error(`it answered ${response.statusCode}`));
      }
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
        if (text.length > mostCharacters) request.destroy(new Error(`it is longer than ${mostCharacters} characters`));
      });
      response.on('end', () => resolve(text));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
