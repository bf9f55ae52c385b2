import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { cardSize } from '@webdocs/contracts/page/describe-page';
import type { PageDescription } from '@webdocs/contracts/page/description';
import type { Address } from '@webdocs/contracts/reader/address';
import { paper } from '@webdocs/contracts/reader/paper';
import type { Release } from '@webdocs/contracts/remote/release';
import { escapeHtml } from '../fragments/escape-html.ts';
import { iconAddress } from './site-pictures.ts';
import { escapeJson } from './page-state-block.ts';

/** Fonts without which the first line of text would be set in the fallback face. */
const preloadedFonts = /^client\/(literata-latin|instrument-sans-latin)\.[a-z0-9]+\.woff2$/i;

/** What the remote of a page says of it, as elements of its head. */
export function metaTags(found: PageDescription, { locale }: Address, { siteName }: PublicConfiguration): string {
  const { title, description, robots } = found;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description ?? ''),
    robots ? meta('robots', robots) : '',
    found.canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(found.canonical)}">`,
    ...found.alternates.map(
      ({ language, address }) => `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(address)}">`,
    ),
    ...found.feeds.map(({ type, address, ofSite }) => alternate(type, address, ofSite && siteName)),
    `<link rel="search" type="application/opensearchdescription+xml" href="/${locale}/opensearch.xml" title="${escapeHtml(siteName)}">`,
    ...socialCard(found, siteName),
    meta('theme-color', paper.light),
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${iconAddress(180)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    found.data ? `<script type="application/ld+json">${escapeJson(found.data)}</script>` : '',
  ];
  return tags.filter(Boolean).join('');
}

/** What other sites show where the page is shared. */
function socialCard(found: PageDescription, siteName: string): string[] {
  const { title, description, image, canonical, locale, published, modified, type } = found;
  const isCard = image.address.includes('/assets/card-');
  return [
    property('og:title', title),
    property('og:site_name', siteName),
    property('og:type', type),
    canonical === undefined ? '' : property('og:url', canonical),
    property('og:locale', locale.replace('-', '_')),
    description ? property('og:description', description) : '',
    property('og:image', image.address),
    property('og:image:alt', image.alt),
    ...(isCard ? [property('og:image:width', String(cardSize.width)), property('og:image:height', String(cardSize.height))] : []),
    published ? property('article:published_time', published) : '',
    modified ? property('article:modified_time', modified) : '',
    meta('twitter:card', 'summary_large_image'),
  ];
}

function alternate(type: string, address: string, title?: string): string {
  const named = title === undefined ? '' : ` title="${escapeHtml(title)}"`;
  return `<link rel="alternate" type="${type}" href="${escapeHtml(address)}"${named}>`;
}

export function fontPreloads(shell: Release): string {
  const fonts = Object.keys(shell.files).filter((file) => preloadedFonts.test(file));
  return fonts
    .map((file) => `<link rel="preload" href="/remotes/shell/${shell.version}/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
