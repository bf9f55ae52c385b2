import { addressOf } from '@webdocs/contracts/api/address-of';
import { signIn } from '@webdocs/contracts/api/sign-in';
import type { FailureCode } from '@webdocs/contracts/failures/failure';
import { brokenBook, buttonLink, html, standalonePage } from '@webdocs/standalone-pages';
import { failureWords, type VisitorWords } from '../visitor-words.ts';

const known: readonly FailureCode[] = [
  'SIGN_IN_STALE',
  'SIGN_IN_REFUSED',
  'SIGN_IN_UNCONFIRMED',
  'SIGN_IN_SUSPENDED',
  'SIGN_IN_MISSING',
  'IDENTITY_AWAY',
  'DATABASE_AWAY',
  'DATABASE_FULL',
  'TOO_MANY_REQUESTS',
];

export interface SignInFailure {
  readonly code: FailureCode | undefined;
  /** The number under which the cause is in the log. */
  readonly errorId: string | undefined;
  /** Where the visitor wanted to go. */
  readonly next: string;
}

/** What a visitor sees when a sign-in comes to no end: what happened, what to do, and two ways on. */
export function signInFailurePage({ text, frame }: VisitorWords, { code, errorId, next }: SignInFailure): string {
  const words = failureWords(text, known, code) ?? { title: text('visit-other'), text: text('visit-other-text') };
  const again = addressOf(signIn, { query: { next } });
  const body = html`<div class="lost">
    ${brokenBook()}
    <h1>${words.title}</h1>
    <p class="lede">${words.text}</p>
    ${code && html`<p class="aside">${text('visit-code')} <code>${code}</code></p>`}
    ${errorId && html`<p class="aside">${text('visit-error-id')} <code>${errorId}</code></p>`}
    <p class="actions">
      ${code !== 'SIGN_IN_MISSING' && buttonLink(text('visit-log-in-again'), again)}
      ${buttonLink(text('visit-go-to-site', { site: frame.siteName }), frame.siteAddress, 'plain')}
    </p>
  </div>`;
  return standalonePage({ ...frame, title: words.title, body });
}
