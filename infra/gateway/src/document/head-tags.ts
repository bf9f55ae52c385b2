import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Page } from '@webdocs/contracts/page';
import { headOf } from '@webdocs/contracts/page-head';
import type { Address } from '@webdocs/contracts/address';
import type { Release } from '@webdocs/contracts/release';
import { escapeHtml } from '../fragments/escape-html.ts';

/** Fonts without which the first line of text would be set in the fallback face. */
const preloadedFonts = /^client\/(literata-latin|instrument-sans-latin)\.[a-z0-9]+\.woff2$/i;

export function metaTags(page: Page, { pathname }: Address, configuration: PublicConfiguration): string {
  const { title, description, robots, translations } = headOf(page);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description ?? ''),
    robots ? meta('robots', robots) : '',
    `<link rel="canonical" href="${escapeHtml(pathname)}">`,
    ...alternates(translations),
    property('og:title', title),
    property('og:site_name', configuration.siteName),
    property('og:type', page.renderer === 'Doc' || page.renderer === 'BlogPost' ? 'article' : 'website'),
    description ? property('og:description', description) : '',
    meta('twitter:card', 'summary'),
    meta('theme-color', '#fbfaf7'),
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
  return tags.filter(Boolean).join('');
}

export function fontPreloads(shell: Release): string {
  const fonts = Object.keys(shell.files).filter((file) => preloadedFonts.test(file));
  return fonts
    .map((file) => `<link rel="preload" href="/remotes/shell/${shell.version}/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** One language of a page may be read by all regions: the English page is the default for everybody else. */
function alternates(translations: ReturnType<typeof headOf>['translations']): string[] {
  const links = translations.flatMap(({ locale, url }) =>
    url ? [`<link rel="alternate" hreflang="${escapeHtml(locale)}" href="${escapeHtml(url)}">`] : [],
  );
  const english = translations.find(({ locale, url }) => locale === 'en-US' && url)?.url;
  return links.length > 1 && english ? [...links, `<link rel="alternate" hreflang="x-default" href="${escapeHtml(english)}">`] : links;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
