import { buttonLink, html, standalonePage } from '@webdocs/standalone-pages';
import type { VisitorWords } from '../visitor-words.ts';

interface SignedOut {
  /** Where the provider ends its own session. */
  readonly providersAddress: string;
  /** Where the visitor was. */
  readonly next: string;
}

/** Between the form of this site and the provider, which is visited by itself. */
export function signedOutPage({ text, frame }: VisitorWords, { providersAddress, next }: SignedOut): string {
  const title = text('visit-signed-out');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${text('visit-signed-out-text')}</p>
    </div>
    <p class="actions">
      ${buttonLink(text('visit-signed-out-go-on'), providersAddress)}
      ${buttonLink(text('visit-signed-out-back', { site: frame.siteName }), next, 'plain')}
    </p>`;
  return standalonePage({ ...frame, title, body });
}
