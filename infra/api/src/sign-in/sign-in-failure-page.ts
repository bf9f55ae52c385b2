import { addressOf } from '@webdocs/contracts/api/address-of';
import { signIn } from '@webdocs/contracts/api/sign-in';
import type { FailureCode } from '@webdocs/contracts/failures/failure';
import { brokenBook, buttonLink, html, standalonePage } from '@webdocs/standalone-pages';

interface Words {
  readonly title: string;
  readonly text: string;
}

const words: Readonly<Partial<Record<FailureCode, Words>>> = {
  SIGN_IN_STALE: {
    title: 'This sign-in is over',
    text: 'It was begun more than 15 minutes ago, in another browser, or it was used already. Begin a new one.',
  },
  SIGN_IN_REFUSED: {
    title: 'You are not signed in',
    text: 'The sign-in was cancelled, or did not come to an end. Nothing has changed; you can begin again.',
  },
  SIGN_IN_UNCONFIRMED: {
    title: 'Confirm your e-mail address first',
    text: 'We have to know that the address is yours. Follow the link in the message that was sent to you, then sign in again.',
  },
  SIGN_IN_SUSPENDED: {
    title: 'This account is suspended',
    text: 'Everything you saved is still there. Write to the support of this site to have the account opened again.',
  },
  SIGN_IN_MISSING: {
    title: 'Sign-in isn’t available',
    text: 'This site was set up without accounts. Everything that can be read here can be read without one.',
  },
  IDENTITY_AWAY: {
    title: 'Back in a moment',
    text: 'The place where accounts are kept does not answer. Nothing was lost; try again in a moment.',
  },
  DATABASE_AWAY: {
    title: 'Back in a moment',
    text: 'Accounts cannot be reached right now. Nothing was lost; try again in a moment.',
  },
  TOO_MANY_REQUESTS: {
    title: 'A little slower, please',
    text: 'There were too many attempts to sign in from here. Wait a minute, then try again.',
  },
};
const anythingElse: Words = { title: 'Something went wrong', text: 'It is our fault, not yours. Try again in a moment.' };

export interface SignInFailure {
  readonly code: FailureCode | undefined;
  /** The number under which the cause is in the log. */
  readonly errorId: string | undefined;
  /** Where the visitor wanted to go. */
  readonly next: string;
}

/** What a visitor sees when a sign-in comes to no end: what happened, what to do, and two ways on. */
export function signInFailurePage(siteName: string, { code, errorId, next }: SignInFailure): string {
  const { title, text } = (code && words[code]) ?? anythingElse;
  const again = addressOf(signIn, { query: { next } });
  const body = html`<div class="lost">
    ${brokenBook()}
    <h1>${title}</h1>
    <p class="lede">${text}</p>
    ${code && html`<p class="aside">Code <code>${code}</code></p>`}
    ${errorId && html`<p class="aside">Error id <code>${errorId}</code></p>`}
    <p class="actions">
      ${code !== 'SIGN_IN_MISSING' && buttonLink('Sign in again', again)} ${buttonLink(`Go to ${siteName}`, '/', 'plain')}
    </p>
  </div>`;
  return standalonePage({
    siteName,
    siteAddress: '/',
    hostLabel: 'Sign-in',
    coverLine: 'What you save here is there on every device.',
    title,
    body,
  });
}
