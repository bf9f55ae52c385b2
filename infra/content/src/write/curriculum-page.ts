import { fallbackLocale, nativeNames } from '@webdocs/contracts/reader/locale';
import type { CurriculumEntry, CurriculumPage } from '@webdocs/contracts/page/page';
import { isPartnerLesson } from '@webdocs/contracts/samples/lesson-address';
import { escapeAttribute, escapeText } from '../parse/html.ts';
import { sectionsOf, tocOf } from '../parse/sections.ts';
import { summaryOf } from '../parse/summary.ts';
import { eachElement, textOf, type Node } from '../parse/tree.ts';
import { curriculumPageOfFile, lessonOf, type CurriculumSource, type CurriculumTemplate } from '../read/curriculum.ts';
import { bodyOf } from './page-body.ts';
import { pageTitle, type PageContext } from './page-context.ts';
import { siteNamesIn } from './site-names.ts';

const locale = fallbackLocale;
const start = `/${locale}/curriculum/`;

const renderers: Readonly<Record<CurriculumTemplate, CurriculumPage['renderer']>> = {
  landing: 'CurriculumLanding',
  overview: 'CurriculumOverview',
  module: 'CurriculumModule',
  about: 'CurriculumAbout',
  default: 'CurriculumDefault',
};

export function curriculumUrl({ slug }: Pick<CurriculumSource, 'slug'>): string {
  return slug === '' ? start : `${start}${slug}/`;
}

export function curriculumPage(source: CurriculumSource, context: PageContext): CurriculumPage {
  const { curriculum } = context.corpus;
  const names = siteNamesIn(context.configuration);
  const url = curriculumUrl(source);
  const { nodes } = bodyOf(
    { text: withScrimLinks(source.body), locale, url, slug: source.slug, resolve: (href) => addressOfFile(href, source, curriculum) },
    context,
  );
  const body = sectionsOf(nodes, { compatKeys: [], specifications: () => [] });
  const toc = tocOf(body);
  const title = names(source.title);
  const productName = context.configuration.products.curriculum;
  const fullTitle = pageTitle(context, title, title === productName ? '' : productName);
  const parents = parentsOf(source, curriculum).map((page) => ({ uri: curriculumUrl(page), title: names(page.title) }));
  return {
    renderer: renderers[source.template],
    url,
    pageTitle: fullTitle,
    locale,
    doc: {
      mdn_url: url,
      title,
      pageTitle: fullTitle,
      locale,
      native: nativeNames[locale],
      isActive: true,
      isMarkdown: true,
      isTranslated: false,
      noIndexing: false,
      pageType: 'curriculum',
      summary: source.summary === undefined ? summaryOf(nodes) : names(source.summary),
      parents,
      toc,
      fragments: toc.map(({ id }) => id),
      body,
      template: source.template,
      topic: source.topic,
      group: source.template === 'module' ? partOf(parents) : undefined,
      sidebar: entriesBelow('', curriculum, names),
      modules: modulesOf(source, curriculum, names),
      partner: source.template === 'landing' ? (partnerIn(nodes) ?? ownLessonOf(source, curriculum, names)) : undefined,
      prevNext: neighboursOf(source, curriculum, names),
    },
  };
}

/** Above a module is its part; above what is in none is the first page, which is no part. */
function partOf(parents: ReadonlyArray<{ readonly uri: string; readonly title: string }>): string | undefined {
  const above = parents.at(-2);
  return above?.uri === start ? undefined : above?.title;
}

type Pages = readonly CurriculumSource[];
type Names = (text: string) => string;

/** The way from the first page down to the page itself. */
function parentsOf(source: CurriculumSource, pages: Pages): CurriculumSource[] {
  const segments = source.slug === '' ? [] : source.slug.split('/');
  return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))].flatMap(
    (slug) => pages.find((page) => page.slug === slug) ?? [],
  );
}

function entriesBelow(slug: string, pages: Pages, names: Names): CurriculumEntry[] {
  return childrenOf(slug, pages).map((page) => {
    const children = entriesBelow(page.slug, pages, names);
    return { ...entryOf(page, names), ...(children.length ? { children } : {}) };
  });
}

function entryOf(page: CurriculumSource, names: Names): CurriculumEntry {
  return {
    url: curriculumUrl(page),
    title: names(page.title),
    slug: page.slug,
    ...(page.summary === undefined ? {} : { summary: names(page.summary) }),
    ...(page.topic === undefined ? {} : { topic: page.topic }),
  };
}

function childrenOf(slug: string, pages: Pages): CurriculumSource[] {
  const depth = slug === '' ? 0 : slug.split('/').length;
  return pages.filter(
    (page) => page.slug !== '' && page.slug.split('/').length === depth + 1 && (slug === '' || page.slug.startsWith(`${slug}/`)),
  );
}

/** The first page lists the parts with their modules, the page of a part its own; all others list none. */
function modulesOf({ template, slug }: CurriculumSource, pages: Pages, names: Names): CurriculumEntry[] {
  if (template === 'landing') return entriesBelow(slug, pages, names).filter(({ children }) => children);
  return template === 'overview' ? entriesBelow(slug, pages, names) : [];
}

/** Parts and modules are read one after the other; what is beside them has no neighbours. */
function neighboursOf(source: CurriculumSource, pages: Pages, names: Names): CurriculumPage['doc']['prevNext'] {
  const row = pages.filter(({ template }) => template === 'overview' || template === 'module');
  const at = row.indexOf(source);
  if (at === -1) return undefined;
  const linkTo = (page: CurriculumSource | undefined) => page && { title: names(page.title), url: curriculumUrl(page) };
  return { prev: linkTo(row[at - 1]), next: linkTo(row[at + 1]) };
}

/** Writers link to files; readers are led to the pages that are made of them. */
function addressOfFile(href: string, source: CurriculumSource, pages: Pages): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (path === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return href;
  const page = curriculumPageOfFile(path, source, pages);
  return page ? curriculumUrl(page) + rest : href;
}

/** The course of the partner, where the first page links to one. */
function partnerIn(nodes: readonly Node[]): CurriculumPage['doc']['partner'] {
  let partner: CurriculumPage['doc']['partner'];
  eachElement(nodes, (node) => {
    const href = node.tag === 'a' ? node.attributes['href'] : undefined;
    if (!partner && href && isPartnerLesson(href)) partner = { url: href, title: textOf(node) };
  });
  return partner;
}

/** Where no partner teaches, a lesson of the site itself is shown in their place. */
function ownLessonOf(source: CurriculumSource, pages: Pages, names: Names): CurriculumPage['doc']['partner'] {
  const page = lessonOf(source, pages);
  return (
    page && { title: names(page.title), url: curriculumUrl(page), ...(page.summary === undefined ? {} : { summary: names(page.summary) }) }
  );
}

const scrim = /<scrim-inline\s([^"<>]{0,100}(?:"[^"]{0,300}"[^"<>]{0,100}){0,4})>\s{0,9}<\/scrim-inline>/gi;

/** A lesson of the partner is a link to it: the page loads nothing from elsewhere unless its reader asks for it. */
function withScrimLinks(text: string): string {
  return text.replace(scrim, (_, attributes: string) => {
    const given = (name: string) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*"([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';
    if (!isPartnerLesson(given('url'))) return '';
    const url = new URL(given('url'));
    url.searchParams.set('via', 'mdn');
    return `<a class="scrim" href="${escapeAttribute(url.href)}">${escapeText(unescaped(given('scrimtitle')) || url.hostname)}</a>`;
  });
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
