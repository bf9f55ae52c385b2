import { isIP } from 'node:net';
import { observatoryLimits } from '@webdocs/contracts/api/observatory-report';
import { Failure } from '@webdocs/contracts/failures/failure';

/** A site to scan. */
export interface Target {
  readonly host: string;
  /** Null for the usual ones of HTTP and HTTPS. */
  readonly port: number | null;
  readonly path: string;
  /** All of it in one form: what is asked for in two ways is one site. */
  readonly key: string;
}

/** Names that are not of the public web. */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|test|invalid)$/;
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const longestName = 253;

/**
 * Reads a host with port and path, as users type it: also with a scheme before it. A query is left out: it is of a visit, not of a site.
 */
export function parseTarget(text: string | undefined, { allowsLocal = false } = {}): Target {
  const asked = (text ?? '').trim();
  const shown = asked.slice(0, 100);
  const invalid = () => new Failure('OBSERVATORY_HOST_INVALID', { host: shown === '' ? 'Nothing' : shown });
  if (asked === '' || asked.length > observatoryLimits.host || /[\s\\\0-\x1f]/.test(asked)) throw invalid();
  const bare = asked.replace(/^https?:\/\//i, '');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(bare)) throw invalid();
  // Names and passwords are not for a scanner; in a path the sign is a letter like others.
  const url = authorityOf(bare).includes('@') ? undefined : urlOf(bare);
  if (!url) throw invalid();
  const host = url.hostname.replace(/\.$/, '');
  const isAddress = host.startsWith('[') || isIP(host) !== 0;
  if (isAddress && !allowsLocal) throw new Failure('OBSERVATORY_HOST_IS_ADDRESS', { host });
  if (!isAddress && !isName(host, allowsLocal)) throw invalid();
  const port = portOf(bare, url);
  if (port === 0) throw invalid();
  const path = url.pathname;
  return { host, port, path, key: `${host}${port === null ? '' : `:${port}`}${path === '/' ? '' : path}` };
}

function urlOf(bare: string): URL | undefined {
  // The scheme decides of no port: both are told apart by what was typed.
  const address = `http://${bare}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

function authorityOf(bare: string): string {
  return bare.split(/[/?#]/, 1)[0] ?? '';
}

/** Two different ports are usual: one that was typed counts, also where it is one of them. */
function portOf(bare: string, url: URL): number | null {
  const typed = /:(\d+)$/.exec(authorityOf(bare))?.[1];
  if (typed === undefined) return null;
  return url.port === '' ? Number(typed) : Number(url.port);
}

function isName(host: string, allowsLocal: boolean): boolean {
  if (host.length > longestName || !host.split('.').every((part) => label.test(part))) return false;
  if (allowsLocal) return true;
  return host.includes('.') && !localNames.test(host) && !/^\d+$/.test(host.split('.').at(-1) ?? '');
}
