import { isIP } from 'node:net';
import type { Kind } from './kinds.ts';

/** As it is written: to such servers an address with a slash at its end is another one. */
export const adServerAddress: Kind<string | null> = {
  allowed: 'an https address without user and query; http is for a server on this machine',
  parse(given) {
    if (given === '') return null;
    if (!URL.canParse(given) || /[\s\\]/.test(given)) return undefined;
    const { protocol, hostname, search, hash, username, href } = new URL(given);
    const isAllowed = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname));
    return isAllowed && !search && !hash && !username ? href : undefined;
  },
};

export const addressesOfCountries: Kind<Readonly<Record<string, string>>> = {
  allowed: 'countries with an IP address each, such as US=192.0.2.1,DE=198.51.100.1',
  many: true,
  parse(given) {
    const pairs = given
      .split(',')
      .map((pair) => pair.trim())
      .filter(Boolean)
      .map((pair) => pair.split('='));
    const isRight = pairs.every(
      ([country = '', address = '', ...more]) => /^[A-Z]{2}$/.test(country) && isIP(address) && more.length === 0,
    );
    return isRight ? Object.fromEntries(pairs as Array<[string, string]>) : undefined;
  },
};
