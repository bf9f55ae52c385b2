export interface SentCookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string | null;
  readonly path: string | null;
  /** When it ends, as a time; null of one that ends with the session of the browser. */
  readonly expires: string | null;
  readonly isSecure: boolean;
  readonly isHttpOnly: boolean;
  /** As it was sent; null without the attribute. */
  readonly sameSite: string | null;
}

const longestNameAndValue = 4096;
const longestAttribute = 1024;
const control = /[\0-\x08\x0a-\x1f\x7f]/;

/** Reads the value of a Set-Cookie header as RFC 6265bis tells browsers to; undefined of one that they ignore. */
export function parseSetCookie(line: string, now: Date): SentCookie | undefined {
  if (control.test(line)) return undefined;
  const [pair = '', ...attributes] = line.split(';');
  const equals = pair.indexOf('=');
  // Without an equals sign all of it is the value, and the name is empty.
  const name = equals < 0 ? '' : pair.slice(0, equals).trim();
  const value = equals < 0 ? pair.trim() : pair.slice(equals + 1).trim();
  if ((name === '' && value === '') || name.length + value.length > longestNameAndValue) return undefined;
  let domain: string | null = null;
  let path: string | null = null;
  let expires: string | null = null;
  let sameSite: string | null = null;
  let maxAge: number | null = null;
  let isSecure = false;
  let isHttpOnly = false;
  for (const attribute of attributes) {
    const at = attribute.indexOf('=');
    const key = (at < 0 ? attribute : attribute.slice(0, at)).trim().toLowerCase();
    const given = at < 0 ? '' : attribute.slice(at + 1).trim();
    if (given.length > longestAttribute) continue;
    if (key === 'secure') isSecure = true;
    else if (key === 'httponly') isHttpOnly = true;
    else if (key === 'samesite') sameSite = given;
    else if (key === 'domain') domain = given.replace(/^\./, '').toLowerCase() || null;
    else if (key === 'path') path = given.startsWith('/') ? given : null;
    else if (key === 'expires') expires = timeOf(given) ?? expires;
    else if (key === 'max-age' && /^-?\d+$/.test(given)) maxAge = Number(given);
  }
  if (maxAge !== null) expires = afterSeconds(now, maxAge);
  return { name, value, domain, path, expires, isSecure, isHttpOnly, sameSite };
}

/** Whether the answer takes a cookie away, and gives none. */
export function isRemoval({ expires }: SentCookie, now: Date): boolean {
  return expires !== null && Date.parse(expires) <= now.getTime();
}

/** Browsers refuse a cookie whose name begins like that and that is not what the name says. */
export function isPrefixBroken({ name, isSecure, domain, path }: SentCookie): boolean {
  const lower = name.toLowerCase();
  if (lower.startsWith('__host-')) return !isSecure || domain !== null || path !== '/';
  return lower.startsWith('__secure-') && !isSecure;
}

function timeOf(text: string): string | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** No browser keeps a cookie for longer than 400 days. */
function afterSeconds(now: Date, seconds: number): string {
  const most = 400 * 24 * 60 * 60;
  return new Date(now.getTime() + Math.max(-1, Math.min(seconds, most)) * 1000).toISOString();
}
