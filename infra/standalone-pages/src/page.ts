import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { firstFontAddresses, iconAddress, stylesheetAddress } from './assets.ts';
import { glyph, mark } from './drawing.ts';
import { attributes, html, type Html } from './html.ts';

/** What is the same on all pages of one host. */
export interface PageFrame {
  readonly siteName: string;
  /** Where the mark leads. */
  readonly siteAddress: string;
  readonly locale?: Locale;
  readonly cloth?: 'docs' | 'plus';
  /** Whose pages these are, in a word or two: "Accounts", "Practice payments". */
  readonly hostLabel: string;
  /** What a visitor has to know on every page: for example that this is a sandbox. */
  readonly notice?: string;
  /** The sentence on the cover, which is beside narrow pages on wide screens. */
  readonly coverLine: string;
  /** What an account or a plan is good for, a line each. */
  readonly coverPoints?: readonly string[];
}

export interface PageContent {
  readonly title: string;
  readonly body: Html;
  /** A narrow page holds one form; a wide one a list, and has no cover. */
  readonly width?: 'narrow' | 'wide';
}

/** A complete document. It holds no script and no style of its own. */
export function standalonePage({ title, body, width = 'narrow', ...frame }: PageFrame & PageContent): string {
  const { siteName, siteAddress, locale = fallbackLocale, cloth = 'docs', hostLabel, notice, coverLine, coverPoints = [] } = frame;
  const document = html`<!doctype html>
    <html${attributes({ lang: locale, 'data-cloth': cloth })}>
      <head>
        <meta charset="utf-8" />
        <title>${title} | ${siteName}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        ${firstFontAddresses.map((address) => html`<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin />`)}
        <link rel="stylesheet" href="${stylesheetAddress}" />
        <link rel="icon" type="image/svg+xml" href="${iconAddress}" />
      </head>
      <body class="${width}">
        <header class="head">
          <a class="home" href="${siteAddress}">${mark()}<span>${siteName}</span></a>
          <span class="host">${hostLabel}</span>
        </header>
        ${width === 'narrow' && html`<div class="cover" aria-hidden="true">${cover(coverLine, coverPoints)}</div>`}
        <main class="main">
          ${notice && html`<p class="notice">${notice}</p>`}
          ${body}
        </main>
      </body>
    </html>`;
  return document.toString();
}

function cover(line: string, points: readonly string[]): Html {
  return html`<svg class="cover-book" viewBox="20 4 280 228" width="280" height="228" focusable="false">
      <path d="M20 40 152 80v150L20 190Z" />
      <path class="mark-page" d="M168 80 300 40v150L168 230Z" />
      <path class="cover-ribbon" d="m222 22 44-14v84l-22-13-22 28Z" />
      <path class="cover-lines" d="m42 76 88 27M42 100l88 27M42 124l62 19M190 103l22-7M190 127l88-27M190 151l62-19" />
    </svg>
    <p class="cover-line">${line}</p>
    ${
      points.length > 0 &&
      html`<ul class="cover-points">
        ${points.map((point) => html`<li>${glyph('check', 18)}${point}</li>`)}
      </ul>`
    }`;
}
