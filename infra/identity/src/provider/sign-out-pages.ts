import { button, buttonLink, html, standalonePage, type PageFrame, type Text } from '@webdocs/standalone-pages';

/** Asks before the session of the provider ends. The library checks the secret of its own form. */
export function signOutPage(
  frame: PageFrame,
  text: Text,
  { action, secret }: { readonly action: string; readonly secret: string },
): string {
  const title = text('identity-sign-out-title');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${text('identity-sign-out-lede', { site: frame.siteName })}</p>
    </div>
    <form class="form" method="post" action="${action}">
      <input type="hidden" name="xsrf" value="${secret}" />
      ${button(text('identity-sign-out'), 'primary', { name: 'logout', value: 'yes' })}
      ${buttonLink(text('identity-stay'), frame.siteAddress, 'plain')}
    </form>`;
  return standalonePage({ ...frame, title, body });
}

export function signedOutPage(frame: PageFrame, text: Text): string {
  const title = text('identity-signed-out');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${text('identity-signed-out-text', { site: frame.siteName })}</p>
    </div>
    <p class="actions">${buttonLink(text('identity-go-to-site', { site: frame.siteName }), frame.siteAddress)}</p>`;
  return standalonePage({ ...frame, title, body });
}
