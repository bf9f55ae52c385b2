import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { button, buttonLink, form, html, note, securityHeaders, standalonePage, type Html } from '@webdocs/standalone-pages';
import type { PlayHost } from './play-host.ts';

export interface WarningOptions {
  readonly siteName: string;
  readonly siteOrigin: string;
  readonly code: SampleCode;
  readonly state: string;
  /** Where the button leads that runs the code. */
  readonly action: string;
}

/** What is shown before the code of a link runs: it may look like anything, a page that asks for a password, say. */
export function warningPage({ siteName, siteOrigin, code, state, action }: WarningOptions): string {
  const title = 'This code comes from someone you may not know';
  const body = html`<h1>${title}</h1>
    <p class="lede">You’re about to run code that anyone could have written. ${siteName} hasn’t reviewed it.</p>
    ${note(
      'warning',
      'Don’t enter personal information',
      html`<p>This code can look like any page. Never enter a password, an address or a card number.</p>`,
    )}
    <details>
      <summary>View the code</summary>
      ${listing('HTML', code.html)}${listing('CSS', code.css)}${listing('JavaScript', code.js)}${listing('WebAssembly', code.wat)}
    </details>
    <p class="actions">${buttonLink('Open in Playground', `${siteOrigin}/en-US/play?${new URLSearchParams({ state })}`)}</p>
    ${form({ action, token: html``, content: button('Continue', 'plain') })}`;
  return standalonePage({
    siteName,
    siteAddress: siteOrigin,
    hostLabel: 'Samples',
    coverLine: 'Read the code before you run it.',
    title,
    body,
  });
}

export function warningHeaders({ isSecure }: PlayHost): Record<string, string> {
  return { ...securityHeaders({ isSecure }), 'x-robots-tag': 'noindex, nofollow', vary: 'sec-fetch-dest, cookie' };
}

function listing(language: string, code: string | undefined): Html | undefined {
  return code
    ? html`<h2>${language}</h2>
        <pre class="listing"><code>${code}</code></pre>`
    : undefined;
}
