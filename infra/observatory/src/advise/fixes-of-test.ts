import type { ObservatoryTestName } from '@webdocs/contracts/api/observatory-outcomes';
import { ScannedCookieSchema, type ObservatoryFix, type ScannedCookie } from '@webdocs/contracts/api/observatory-report';
import * as v from 'valibot';
import { gradedPage, type Evidence } from '../grade/evidence.ts';
import type { Finding } from '../grade/test-of-site.ts';
import { valuesOf } from '../parse/header-lines.ts';
import { certificateFixes, redirectFixes, sharingFixes } from './server-blocks.ts';
import { added, fixes, headerFixes, removed, samePlace } from './server-lines.ts';

interface Found {
  readonly evidence: Evidence;
  readonly finding: Finding;
  /** The proposed policy. */
  readonly policy: string | undefined;
}

/** Values that are safe for almost any site. */
const headerValues: Readonly<Partial<Record<ObservatoryTestName, readonly [name: string, value: string]>>> = {
  'cross-origin-embedder-policy': ['Cross-Origin-Embedder-Policy', 'require-corp'],
  'cross-origin-opener-policy': ['Cross-Origin-Opener-Policy', 'same-origin'],
  'cross-origin-resource-policy': ['Cross-Origin-Resource-Policy', 'same-origin'],
  'referrer-policy': ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  'strict-transport-security': ['Strict-Transport-Security', 'max-age=63072000'],
  'x-content-type-options': ['X-Content-Type-Options', 'nosniff'],
  'x-frame-options': ['X-Frame-Options', 'SAMEORIGIN'],
};

/** Lines that make the test better; none where lines cannot. */
export function fixesOfTest(test: ObservatoryTestName, { evidence, finding, policy }: Found): ObservatoryFix[] {
  const { url, headers } = gradedPage(evidence);
  const { hostname } = new URL(url);
  const { result } = finding;
  if (result === 'html-not-parsable') return [];
  if (result.endsWith('invalid-cert') || result === 'hsts-not-implemented-no-https') return certificateFixes(hostname);
  if (test === 'redirection') return redirectFixes(evidence.host);
  if (test === 'cross-origin-resource-sharing') return sharingFixes(hostname);
  if (test === 'cookies') return cookieFixes(finding);
  if (test === 'subresource-integrity') return integrityFixes(finding, url);
  if (test === 'content-security-policy') {
    return policy === undefined ? [] : headerFixes('Content-Security-Policy', policy, valuesOf(headers, 'content-security-policy'));
  }
  const [name, value] = headerValues[test] ?? [];
  return name && value ? headerFixes(name, value, valuesOf(headers, name)) : [];
}

/** What cannot be a name in these lines is left to its owner: servers choose the names of their cookies. */
const plainName = /^[\w.-]{1,100}$/;
const mostCookies = 10;

function cookieFixes({ data }: Finding): ObservatoryFix[] {
  if (data === null || typeof data === 'string') return [];
  const wanting = Object.entries(data)
    .flatMap(([name, cookie]) =>
      plainName.test(name) && v.is(ScannedCookieSchema, cookie) ? [{ name, wants: attributesFor(cookie) }] : [],
    )
    .filter(({ wants }) => wants.length > 0)
    .slice(0, mostCookies);
  if (wanting.length === 0) return [];
  const pattern = (name: string) => name.replaceAll('.', '\\.');
  return fixes({
    nginx: wanting.map(({ name, wants }) => added(`proxy_cookie_flags ${name} ${wants.join(' ').toLowerCase()};`)),
    apache: wanting.map(({ name, wants }) => added(`Header always edit Set-Cookie "^(${pattern(name)}=.*)$" "$1; ${wants.join('; ')}"`)),
    caddy: wanting.map(({ name, wants }) => added(`header >Set-Cookie "^(${pattern(name)}=.*)$" "$1; ${wants.join('; ')}"`)),
    node: wanting.map(({ name, wants }) =>
      added(`response.appendHeader('Set-Cookie', \`${name}=\${value}; Path=/; ${wants.join('; ')}\`);`),
    ),
  });
}

function attributesFor({ secure, httponly, samesite, purpose }: ScannedCookie): string[] {
  const isKnown = samesite !== null && /^(?:strict|lax|none)$/i.test(samesite);
  return [
    ...(secure ? [] : ['Secure']),
    ...(purpose === 'session' && !httponly ? ['HttpOnly'] : []),
    ...(isKnown ? [] : [purpose === 'anti-csrf' ? 'SameSite=Strict' : 'SameSite=Lax']),
  ];
}

const mostScripts = 10;

/** In the page: the same for every server. */
function integrityFixes({ data }: Finding, pageUrl: string): ObservatoryFix[] {
  if (data === null || typeof data === 'string') return [];
  const wanting = Object.entries(data).flatMap(([address, script]) =>
    typeof script === 'object' && script !== null && 'integrity' in script && needsWork(script) ? [address] : [],
  );
  // What follows the page comes as securely as the page does.
  const named = wanting.filter((address) => pageUrl.startsWith('https:') || /^[a-z][a-z0-9+.-]*:/i.test(address));
  if (wanting.length > 0 && named.length === 0) return certificateFixes(new URL(pageUrl).hostname);
  const lines = named.slice(0, mostScripts).flatMap((address) => {
    const secure = address.replace(/^http:/i, 'https:');
    if (!URL.canParse(secure, pageUrl)) return [];
    return [
      added(`<!-- curl -s ${shellText(new URL(secure, pageUrl).href)} | openssl dgst -sha384 -binary | openssl base64 -A -->`),
      removed(`<script src="${attributeText(address)}"></script>`),
      added(`<script src="${attributeText(secure)}" integrity="sha384-…" crossorigin="anonymous"></script>`),
    ];
  });
  return lines.length > 0 ? samePlace(lines) : [];
}

/** Pages choose the addresses of their scripts: none ends the quotes of the command, or the comment that it is in. */
function shellText(address: string): string {
  return `'${address.replaceAll("'", '%27').replaceAll('>', '%3E')}'`;
}

function needsWork({
  is_same_origin: isOwn,
  is_secure: isSecure,
  integrity,
}: {
  is_same_origin?: boolean;
  is_secure?: boolean;
  integrity: string | null;
}) {
  return isSecure === false || (!isOwn && integrity === null);
}

function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
