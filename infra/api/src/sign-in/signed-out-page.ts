import { buttonLink, html, standalonePage } from '@webdocs/standalone-pages';

interface SignedOut {
  /** Where the provider ends its own session. */
  readonly providersAddress: string;
  /** Where the visitor was. */
  readonly next: string;
}

/** Stands between the form of this site and the provider, which is visited by itself. */
export function signedOutPage(siteName: string, { providersAddress, next }: SignedOut): string {
  const body = html`<div class="intro">
      <h1>You are signed out here</h1>
      <p class="lede">One moment: the place where your account is kept is asked to sign you out as well.</p>
    </div>
    <p class="actions">${buttonLink('Go on', providersAddress)} ${buttonLink(`Back to ${siteName}`, next, 'plain')}</p>`;
  return standalonePage({
    siteName,
    siteAddress: '/',
    hostLabel: 'Sign-out',
    coverLine: 'What you save here is there when you come back.',
    title: 'Signed out',
    body,
  });
}
