import type { ScannedCookie } from '@webdocs/contracts/api/observatory-report';
import { observatoryOutcomes } from '@webdocs/contracts/api/observatory-outcomes';
import { valuesOf } from '../parse/header-lines.ts';
import { isPrefixBroken, isRemoval, parseSetCookie, type SentCookie } from '../parse/set-cookie.ts';
import { gradedWalk, type Evidence } from './evidence.ts';
import { recordOf } from './record-of.ts';
import { strictTransportSecurityTest } from './strict-transport-security.ts';
import { headersDocumentation, noRecommendation, type Finding, type TestOfSite } from './test-of-site.ts';

type Name = 'cookies';
type Result = Finding<Name>['result'];

export const cookiesTest: TestOfSite<Name> = {
  name: 'cookies',
  title: 'Cookies',
  documentation: `${headersDocumentation}Set-Cookie`,
  expectation: 'cookies-secure-with-httponly-sessions',
  outcomes: {
    'cookies-secure-with-httponly-sessions-and-samesite': {
      description: 'All cookies are Secure and have SameSite, and session cookies are HttpOnly.',
      recommendation: noRecommendation,
    },
    'cookies-secure-with-httponly-sessions': {
      description: 'All cookies are Secure, and session cookies are HttpOnly.',
      recommendation: 'Add SameSite=Lax or SameSite=Strict to every cookie.',
    },
    'cookies-not-found': { description: 'The site sets no cookies here.', recommendation: noRecommendation },
    'cookies-without-secure-flag-but-protected-by-hsts': {
      description: 'A cookie is not Secure; only Strict-Transport-Security keeps it off plain HTTP.',
      recommendation: 'Add Secure to every cookie.',
    },
    'cookies-session-without-secure-flag-but-protected-by-hsts': {
      description: 'A session cookie is not Secure; only Strict-Transport-Security keeps it off plain HTTP.',
      recommendation: 'Add Secure to the session cookie, and give it a name that begins with __Host-.',
    },
    'cookies-without-secure-flag': {
      description: 'A cookie is not Secure, and is sent over plain HTTP as well.',
      recommendation: 'Add Secure to every cookie.',
    },
    'cookies-samesite-flag-invalid': {
      description: 'A cookie has a SameSite that browsers do not know.',
      recommendation: 'Use Strict, Lax or None; None needs Secure.',
    },
    'cookies-anticsrf-without-samesite-flag': {
      description: 'A cookie against forged requests has no SameSite.',
      recommendation: 'Add SameSite=Strict to it.',
    },
    'cookies-session-without-httponly-flag': {
      description: 'Scripts can read a session cookie: it is not HttpOnly.',
      recommendation: 'Add HttpOnly to the session cookie.',
    },
    'cookies-session-without-secure-flag': {
      description: 'A session cookie is not Secure: who listens on the network can take over the session.',
      recommendation: 'Add Secure to the session cookie, and send Strict-Transport-Security.',
    },
  },
  look,
};

const sessionName = /sess|login|^(?:__host-|__secure-)?(?:sid|connect\.sid|\.?aspxauth|cfid|cftoken|remember_(?:me|token))$/i;
const antiForgeryName = /csrf|xsrf/i;

function look(evidence: Evidence): Finding<Name> {
  const cookies = cookiesOf(evidence);
  if (cookies.length === 0) return { result: 'cookies-not-found', data: null };
  const hsts = strictTransportSecurityTest.look(evidence).result;
  const isProtected = observatoryOutcomes['strict-transport-security'][hsts] >= 0;
  const best: Result = cookies.every(({ sameSite }) => sameSite !== null)
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions';
  const result = cookies
    .flatMap((cookie) => flawsOf(cookie, isProtected))
    .reduce<Result>((worst, flaw) => (points(flaw) < points(worst) ? flaw : worst), best);
  return { result, data: recordOf(cookies.map((cookie) => [cookie.name, shown(cookie)])) };
}

function points(result: Result): number {
  return observatoryOutcomes.cookies[result];
}

/** As a browser would have them at the end: a later cookie of a name replaces the earlier one, and what is taken away is not there. */
function cookiesOf(evidence: Evidence): SentCookie[] {
  const kept = new Map<string, SentCookie>();
  for (const { url, headers } of gradedWalk(evidence).hops) {
    for (const line of valuesOf(headers, 'set-cookie')) {
      const cookie = parseSetCookie(line, evidence.scannedAt);
      if (!cookie) continue;
      const key = [cookie.name, cookie.domain ?? new URL(url).hostname, cookie.path ?? ''].join('\n');
      if (isRemoval(cookie, evidence.scannedAt)) kept.delete(key);
      else kept.set(key, cookie);
    }
  }
  return [...kept.values()];
}

function flawsOf(cookie: SentCookie, isProtected: boolean): Result[] {
  const purpose = purposeOf(cookie.name);
  const isSession = purpose === 'session';
  const flaws: Result[] = [];
  if (!cookie.isSecure) {
    const flaw = isSession ? 'cookies-session-without-secure-flag' : 'cookies-without-secure-flag';
    flaws.push(isProtected ? `${flaw}-but-protected-by-hsts` : flaw);
  }
  if (isSession && !cookie.isHttpOnly) flaws.push('cookies-session-without-httponly-flag');
  if (purpose === 'anti-csrf' && cookie.sameSite === null) flaws.push('cookies-anticsrf-without-samesite-flag');
  if (cookie.sameSite !== null && !/^(?:strict|lax|none)$/i.test(cookie.sameSite)) flaws.push('cookies-samesite-flag-invalid');
  return flaws;
}

function purposeOf(name: string): NonNullable<ScannedCookie['purpose']> {
  if (antiForgeryName.test(name)) return 'anti-csrf';
  return sessionName.test(name) ? 'session' : 'other';
}

function shown(cookie: SentCookie): ScannedCookie {
  return {
    domain: cookie.domain,
    expires: cookie.expires,
    httponly: cookie.isHttpOnly,
    path: cookie.path,
    samesite: cookie.sameSite,
    secure: cookie.isSecure,
    ...(isPrefixBroken(cookie) ? { is_prefix_broken: true } : {}),
    purpose: purposeOf(cookie.name),
  };
}
