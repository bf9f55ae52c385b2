import { isIP } from 'node:net';
import { activeLocales, fallbackLocale, isActiveLocale, type Locale } from '@webdocs/contracts/reader/locale';

/** What a setting may be, and how the text of a variable or flag becomes it. Wrong text gives `undefined`. */
export interface Kind<T> {
  /** Completes the sentence "allowed is …". */
  readonly allowed: string;
  readonly parse: (text: string) => T | undefined;
  /** A list: the flag may be repeated. */
  readonly many?: true;
  /** What the flag means without a value; `--no-…` is its opposite. */
  readonly bare?: { readonly flag: string; readonly negated: string };
  /** The text names a folder that must be there at start. */
  readonly folder?: true;
}

export function text(limit: number, { mayBeEmpty = false } = {}): Kind<string> {
  return {
    allowed: `${mayBeEmpty ? 'text' : 'a text'} of at most ${limit} characters`,
    parse: (given) => (given.length <= limit && (mayBeEmpty || given.trim()) && !hasControls(given) ? given.trim() : undefined),
  };
}

export function wholeNumber(least: number, most: number): Kind<number> {
  return {
    allowed: `a whole number from ${least} to ${most}`,
    parse(given) {
      const value = /^\d{1,9}$/.test(given) ? Number(given) : NaN;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

export function oneOf<const T extends string>(...choices: readonly T[]): Kind<T> {
  return { allowed: `one of ${choices.join(', ')}`, parse: (given) => choices.find((choice) => choice === given) };
}

const switchWords: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['true', true],
  ['yes', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['no', false],
  ['0', false],
]);

export const onOrOff: Kind<boolean> = {
  allowed: 'on or off',
  parse: (given) => switchWords.get(given.toLowerCase()),
  bare: { flag: 'on', negated: 'off' },
};

/** On for all, off, or on for those who have early access. */
export const onOffOrEarly: Kind<boolean | 'early'> = {
  ...onOrOff,
  allowed: 'on, off, or early: on for Supporter 10 and staff alone',
  parse: (given) => (given.toLowerCase() === 'early' ? 'early' : onOrOff.parse(given)),
};

export const date: Kind<string> = {
  allowed: 'a date such as 2027-03-31',
  parse: (given) => (/^\d{4}-\d{2}-\d{2}$/.test(given) && isCalendarDay(given) ? given : undefined),
};

/** Browsers and servers append a path that starts with a slash, so the base keeps none at its end. */
export const baseAddress: Kind<string> = {
  allowed: 'an http or https address without query, or a path on this site such as /bcd',
  parse(given) {
    if (/[\s\\]/.test(given) || hasControls(given)) return undefined;
    if (/^\/(?!\/)[^?#]*$/.test(given)) return withoutLastSlash(given);
    const address = URL.canParse(given) ? new URL(given) : undefined;
    if (!address || !/^https?:$/.test(address.protocol)) return undefined;
    if (address.search || address.hash || address.username || address.password) return undefined;
    return withoutLastSlash(address.href);
  },
};

/** Where people can be written to. */
export const contactAddress: Kind<string | null> = {
  allowed: 'an address such as mailto:security@example.org or https://example.org/security',
  parse(given) {
    if (given === '') return null;
    const isMeant = /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given) && !hasControls(given) && URL.canParse(given);
    return isMeant ? given : undefined;
  },
};

/** Scheme, host and port, and nothing after them. */
export const siteAddress: Kind<string | null> = {
  allowed: 'an http or https address without path',
  parse(given) {
    if (given === '') return null;
    const base = baseAddress.parse(given);
    return base && !base.startsWith('/') && new URL(base).pathname === '/' ? base : undefined;
  },
};

/** An OpenID provider: its address may have a path, and empty text stands for the one that the site brings. */
export const issuerAddress: Kind<string | null> = {
  allowed: 'an http or https address',
  parse(given) {
    if (given === '') return null;
    const base = baseAddress.parse(given);
    return base?.startsWith('/') ? undefined : base;
  },
};

/** Scheme, host and port of other sites. */
export const originList: Kind<readonly string[]> = {
  allowed: 'https addresses without path, with commas between',
  many: true,
  parse(given) {
    const names = listed(given);
    // `URL` takes stars and semicolons for parts of a name, and in a policy they are more than that.
    return names.every((name) => /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(name) && URL.canParse(name) && new URL(name).origin === name)
      ? names
      : undefined;
  },
};

/** Addresses of machines and networks. */
export const addressList: Kind<readonly string[]> = {
  allowed: 'IP addresses or networks such as 10.0.0.0/8, with commas between',
  many: true,
  parse(given) {
    const names = listed(given);
    return names.every((name) => isNetwork(name)) ? names : undefined;
  },
};

/** Public keys of Ed25519, as SPKI in base64: they all begin alike. */
export const keyList: Kind<readonly string[]> = {
  allowed: 'Ed25519 keys in base64, with commas between',
  many: true,
  parse(given) {
    const keys = listed(given);
    return keys.every((key) => /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/.test(key)) ? keys : undefined;
  },
};

export const localeList: Kind<readonly Locale[]> = {
  allowed: `${fallbackLocale} and any of ${activeLocales.filter((locale) => locale !== fallbackLocale).join(', ')}, with commas between`,
  many: true,
  parse(given) {
    const names = listed(given);
    if (!names.includes(fallbackLocale) || !names.every(isActiveLocale)) return undefined;
    return activeLocales.filter((locale) => names.includes(locale));
  },
};

/** `{host}` and `{ip}` stand for the names of the machine; they are filled in where the configuration is read. */
export const hostList: Kind<readonly string[]> = {
  allowed: 'host names or addresses without port, with commas between; {host} and {ip} stand for this machine',
  many: true,
  parse(given) {
    const names = listed(given);
    return names.every((name) => name === '{host}' || name === '{ip}' || isHost(name))
      ? names.map((name) => name.toLowerCase())
      : undefined;
  },
};

export const host: Kind<string> = {
  allowed: 'a host name or IP address without port',
  parse: (given) => (isHost(given) ? given : undefined),
};

export const headerName: Kind<string | null> = {
  allowed: 'the name of a request header',
  parse: (given) => (given === '' ? null : /^[a-z0-9-]{1,60}$/i.test(given) ? given.toLowerCase() : undefined),
};

export const path: Kind<string> = {
  allowed: 'a path',
  parse: (given) => (given && !hasControls(given) ? given : undefined),
};

export const optionalPath: Kind<string | null> = {
  allowed: 'a path',
  parse: (given) => (given === '' ? null : hasControls(given) ? undefined : given),
};

export const existingFolder: Kind<string | null> = {
  allowed: 'a folder that exists',
  folder: true,
  parse: (given) => (given === '' ? null : hasControls(given) ? undefined : given),
};

/** Where files are: a folder of this machine, or an https address below which they are. */
export const folderOrAddress: Kind<string | { readonly address: string } | null> = {
  allowed: 'a folder that exists, or an https address without query',
  folder: true,
  parse(given) {
    if (given === '' || hasControls(given)) return given === '' ? null : undefined;
    if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(given)) return given;
    const address = baseAddress.parse(given);
    return address?.startsWith('https://') ? { address } : undefined;
  },
};

function listed(given: string): string[] {
  return given
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function isHost(name: string): boolean {
  return /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(name) || /^[0-9a-f]*:[0-9a-f:.]+$/i.test(name);
}

function isNetwork(name: string): boolean {
  const [address = '', bits, ...more] = name.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isCalendarDay(iso: string): boolean {
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
}

function withoutLastSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function hasControls(given: string): boolean {
  return /\p{Cc}/u.test(given);
}
