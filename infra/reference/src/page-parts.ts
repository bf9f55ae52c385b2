import type { Surroundings } from './page-sources.ts';
import { indentedMarkup } from './indented-markup.ts';
import { bullets, code, fence, macro, paragraphs, section, terms, type Piece } from './page-text.ts';
import type { PlannedPage } from './planned-page.ts';
import type { Example } from './reviewed/reviewed-schema.ts';

const mostRelated = 12;
const mostInAFeature = 24;

/** Notes about the standing of the whole page, printed before its text. */
export function banners({ status }: PlannedPage, ...more: readonly Piece[]): Piece {
  const standing = [
    status.includes('experimental') ? macro('SeeCompatTable') : undefined,
    status.includes('deprecated') ? macro('Deprecated_Header') : undefined,
    status.includes('non-standard') ? macro('Non-standard_Header') : undefined,
  ];
  return [...standing, ...more].filter(Boolean).join('');
}

/** Marks behind a link to a page. */
export function marks(status: readonly string[]): string {
  const inline = [
    status.includes('experimental') ? macro('Experimental_Inline') : '',
    status.includes('deprecated') ? macro('Deprecated_Inline') : '',
    status.includes('non-standard') ? macro('Non-standard_Inline') : '',
  ].filter(Boolean);
  return inline.length ? ` ${inline.join(' ')}` : '';
}

/** Where something is defined, as a half sentence; nothing is claimed where the data name no standard. */
export function definedIn(page: PlannedPage, { data }: Surroundings): string | undefined {
  const addresses = page.specUrls.length ? page.specUrls : page.browserCompat.flatMap((key) => data.compat?.specificationsOf(key) ?? []);
  const title = addresses.map((address) => data.specifications?.of(address)).find(Boolean);
  return title && `defined in _${title.replace(/[_*]/g, '\\$&')}_`;
}

/** The last sections of every page: standards, support, and what else belongs to the subject. */
export function closing(page: PlannedPage, around: Surroundings, see: readonly string[] = []): string {
  const { compat } = around.data;
  const hasSpecifications = page.specUrls.length > 0 || page.browserCompat.some((key) => (compat?.specificationsOf(key).length ?? 0) > 0);
  const hasCompat = compat !== undefined && page.browserCompat.some((key) => compat.has(key));
  return paragraphs(
    section('Specifications', hasSpecifications ? macro('Specifications') : undefined),
    section('Browser compatibility', hasCompat ? macro('Compat') : undefined),
    seeAlso(page, around, see),
  );
}

function seeAlso(page: PlannedPage, around: Surroundings, see: readonly string[]): Piece {
  const slugs = [...new Set([...see.map(plainSlug), ...relatedSlugs(page, around)])].filter((slug) => slug !== page.slug);
  const pages = slugs.flatMap((slug) => around.page(slug) ?? []).slice(0, Math.max(mostRelated, see.length));
  const labels = pages.map(labelOf);
  const isTwice = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  // A statement and an operator may have one name, which their titles tell apart.
  const links = pages.map(
    (page, index) =>
      `[${isTwice(labels[index] ?? '') ? page.title : labels[index]}](/en-US/docs/${addressOf(page.slug)})${marks(page.status)}`,
  );
  return section('See also', bullets(links));
}

function plainSlug(address: string): string {
  return address.replace(/^\/?(en-US\/docs\/|docs\/)?/i, '').replace(/\/$/, '');
}

/** Pages about the same feature of the platform. */
function relatedSlugs({ slug, browserCompat }: PlannedPage, { data, pageOfKey, page }: Surroundings): string[] {
  const [key] = browserCompat;
  const feature = key === undefined ? undefined : data.features?.ofKey(key);
  if (!feature) return [];
  const area = slug.split('/').slice(0, 2).join('/');
  const slugs = new Set([...feature.keys.keys()].flatMap((other) => pageOfKey(other) ?? []));
  // What everything belongs to relates nothing.
  if (slugs.size > mostInAFeature) return [];
  const heads = [...slugs].filter((other) => !isPartOfAPage(other, page));
  return heads.sort((one, other) => Number(other.startsWith(area)) - Number(one.startsWith(area)));
}

/** Members are in the lists and sidebars of what they are members of. */
function isPartOfAPage(slug: string, page: Surroundings['page']): boolean {
  const parent = page(slug.slice(0, slug.lastIndexOf('/')));
  return parent !== undefined && !/^(listing|landing)-page$/.test(parent.pageType ?? '');
}

/** A link to a page that there is, as it is in a sentence. */
export function linkTo(slug: string, around: Pick<Surroundings, 'page'>): string | undefined {
  const page = around.page(slug);
  return page && `[${labelOf(page)}](/en-US/docs/${addressOf(page.slug)})`;
}

/** The same as it is in a list, with the marks of its standing. */
export function markedLink(slug: string, around: Pick<Surroundings, 'page'>): string | undefined {
  const link = linkTo(slug, around);
  return link && `${link}${marks(around.page(slug)?.status ?? [])}`;
}

function addressOf(slug: string): string {
  return slug.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** Names are code, titles of overviews are not. */
export function labelOf({ shortTitle, pageType = '' }: { readonly shortTitle: string; readonly pageType?: string | undefined }): string {
  const isWords =
    /^(guide|landing-page|listing-page|web-api-overview|tutorial|how-to|reference|learn)/.test(pageType) || shortTitle.includes('`');
  return isWords ? shortTitle : code(shortTitle);
}

/** A link where there is a page, else the name alone. */
export function named(slug: string, name: string, around: Pick<Surroundings, 'page'>): string {
  return linkTo(slug, around) ?? code(name);
}

export function notes(given: readonly string[] | undefined): Piece {
  if (!given?.length) return undefined;
  return section('Usage notes', given.length === 1 ? given[0] : bullets(given));
}

/** Names with what they stand for, as a list of definitions. */
export function valueTerms(values: Readonly<Record<string, string>>): Piece {
  return terms(Object.entries(values).map(([value, said]) => [code(value), said]));
}

/** What runs is shown running; markup that only means something elsewhere is shown as text. */
export function example(given: Example | undefined): Piece {
  if (!given) return undefined;
  const { css, js } = given;
  const html = given.html && indentedMarkup(given.html, css);
  if (!html) return section('Examples', fence('js', js), fence('css', css));
  return section(
    'Examples',
    fence('html', html),
    fence('css', css),
    fence('js', js),
    macro('EmbedLiveSample', 'Examples', '100%', heightOf({ ...given, html })),
  );
}

/** A frame about as tall as its markup is long. */
function heightOf({ html = '', css = '' }: Example): string {
  const lines = html.trim().split('\n').length;
  return String(Math.min(420, 120 + lines * 22 + (css.includes('height') ? 80 : 0)));
}
