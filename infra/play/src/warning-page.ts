import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { button, buttonLink, form, html, note, securityHeaders, standalonePage, type Html, type Text } from '@webdocs/standalone-pages';
import type { PlayHost } from './play-host.ts';

export interface WarningOptions {
  readonly locale: Locale;
  readonly text: Text;
  readonly siteName: string;
  readonly siteOrigin: string;
  readonly code: SampleCode;
  readonly state: string;
  /** Where the button leads that runs the code. */
  readonly action: string;
}

/** What is shown before the code of a link runs: it may look like anything, a page that asks for a password, say. */
export function warningPage({ locale, text, siteName, siteOrigin, code, state, action }: WarningOptions): string {
  const title = text('sample-warning-title');
  const body = html`<h1>${title}</h1>
    <p class="lede">${text('sample-warning-lead', { site: siteName })}</p>
    ${note('warning', text('sample-warning-caution'), html`<p>${text('sample-warning-caution-text')}</p>`)}
    <details>
      <summary>${text('sample-warning-view')}</summary>
      ${listing('HTML', code.html)}${listing('CSS', code.css)}${listing('JavaScript', code.js)}${listing('WebAssembly', code.wat)}
    </details>
    <p class="actions">${buttonLink(text('sample-warning-open'), `${siteOrigin}/${locale}/play?${new URLSearchParams({ state })}`)}</p>
    ${form({ action, token: html``, content: button(text('sample-warning-go-on'), 'plain') })}`;
  return standalonePage({
    siteName,
    siteAddress: siteOrigin,
    locale,
    hostLabel: text('sample-host'),
    coverLine: text('sample-cover'),
    title,
    body,
  });
}

export function warningHeaders({ isSecure }: PlayHost): Record<string, string> {
  return { ...securityHeaders({ isSecure }), 'x-robots-tag': 'noindex, nofollow', vary: 'sec-fetch-dest, cookie, accept-language' };
}

function listing(language: string, code: string | undefined): Html | undefined {
  return code
    ? html`<h2>${language}</h2>
        <pre class="listing"><code>${code}</code></pre>`
    : undefined;
}
