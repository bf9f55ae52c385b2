import { isIP } from 'node:net';
import { baseAddress, type Kind } from './kinds.ts';

/** Servers of models as they listen on a machine of one's own. */
const presets: Readonly<Record<string, string>> = {
  ollama: 'http://127.0.0.1:11434/v1',
  'llama.cpp': 'http://127.0.0.1:8080/v1',
  'lm-studio': 'http://127.0.0.1:1234/v1',
};

/** Up to and with the version. Unencrypted, questions go no further than the own network. */
export const modelAddress: Kind<string | null> = {
  allowed: `one of ${Object.keys(presets).join(', ')}, or an https address without user and query; http is for this machine and hosts of its network`,
  parse(given) {
    if (given === '') return null;
    const preset = Object.hasOwn(presets, given) ? presets[given] : undefined;
    if (preset !== undefined) return preset;
    const base = baseAddress.parse(given);
    if (!base || base.startsWith('/')) return undefined;
    const { protocol, hostname, username } = new URL(base);
    return !username && (protocol === 'https:' || isOfOwnNetwork(hostname)) ? base : undefined;
  },
};

/** An amount of money, or of anything else. */
export function amount(most: number): Kind<number> {
  return {
    allowed: `a number from 0 to ${most}, such as 2.50`,
    parse(given) {
      const value = /^\d{1,9}(\.\d{1,6})?$/.test(given) ? Number(given) : NaN;
      return value <= most ? value : undefined;
    },
  };
}

/** By its address, or by a name that is no one's on the internet: without a dot, or below a domain that is kept for such networks. */
function isOfOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) === 4) return /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(host);
  if (isIP(host) === 6) return host === '::1' || /^f[cd]/.test(host);
  return !host.includes('.') || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host);
}
