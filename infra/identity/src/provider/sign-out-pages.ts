import { button, buttonLink, html, standalonePage, type PageFrame } from '@webdocs/standalone-pages';

/** Asks before the session of the provider ends. The library checks the secret of its own form. */
export function signOutPage(frame: PageFrame, { action, secret }: { readonly action: string; readonly secret: string }): string {
  const body = html`<div class="intro">
      <h1>Sign out?</h1>
      <p class="lede">${frame.siteName} will ask for your password the next time.</p>
    </div>
    <form class="form" method="post" action="${action}">
      <input type="hidden" name="xsrf" value="${secret}" />
      ${button('Sign out', 'primary', { name: 'logout', value: 'yes' })} ${buttonLink('Stay signed in', frame.siteAddress, 'plain')}
    </form>`;
  return standalonePage({ ...frame, title: 'Sign out', body });
}

export function signedOutPage(frame: PageFrame): string {
  const body = html`<div class="intro">
      <h1>You are signed out</h1>
      <p class="lede">What you keep at ${frame.siteName} is there when you come back.</p>
    </div>
    <p class="actions">${buttonLink(`Go to ${frame.siteName}`, frame.siteAddress)}</p>`;
  return standalonePage({ ...frame, title: 'Signed out', body });
}
