import { basename, relative, sep } from 'node:path';
import { fallbackLocale, nativeNames, activeLocales } from '@webdocs/contracts/reader/locale';
import type { DocPage, Document } from '@webdocs/contracts/page/page';
import { escapeText } from '../parse/html.ts';
import type { PrintedTrees } from '../parse/printed-trees.ts';
import { sectionsOf, tocOf } from '../parse/sections.ts';
import { summaryOf } from '../parse/summary.ts';
import { eachElement } from '../parse/tree.ts';
import { splitFrontMatter } from '../read/front-matter.ts';
import { isWritten, urlOf, type DocumentRecord } from '../read/document-index.ts';
import { baselineOf } from './page-baseline.ts';
import { takeQuickLinks } from '../sidebars/quick-links.ts';
import { sidebarOfPage } from '../sidebars/sidebar-of-page.ts';
import { bodyOf } from './page-body.ts';
import { learningOf } from './learning-path.ts';
import { pageTitle, type PageContext } from './page-context.ts';
import type { PageObserver } from './page-observer.ts';
import { specificationsOf } from './specifications.ts';
import { translationState } from './translation-state.ts';

/** What is told of a page while it is made. */
export interface Listeners {
  readonly observer?: PageObserver;
  /** Keeps what the HTML was printed from. */
  readonly trees?: PrintedTrees;
}

/** One document as page JSON, from its record and the text of its file. */
export function documentPage(record: DocumentRecord, source: string, context: PageContext, { observer, trees }: Listeners = {}): DocPage {
  const { configuration, sidebars } = context;
  const url = urlOf(record);
  const facts = withEnglishFacts(record, context);
  const { body, data: matter } = splitFrontMatter(source);
  const filename = basename(record.file);
  const isHtml = filename.endsWith('.html');
  const { nodes, banners, sidebar, samples } = bodyOf(
    { text: body, locale: record.locale, url, slug: record.slug, record: facts, observer, isHtml },
    context,
  );

  const words = context.wordsFor(record.locale);
  const quickLinks = takeQuickLinks(nodes, (title) => words('content-sidebar-below', { title }));
  const sections = sectionsOf(nodes, {
    compatKeys: facts.browserCompat,
    specifications: (given) => specificationsOf(facts, context, given),
    printed: trees && ((html, tree) => trees.keep(html, tree)),
  });
  const related = sidebarOfPage({ named: facts.sidebars, called: sidebar, quickLinks, locale: record.locale, url }, sidebars);
  const folder = relative(record.tree, record.file).split(sep).slice(0, -1).join('/');
  const lastChange = context.corpus.history.get(record.file);
  const doc: Document = {
    mdn_url: url,
    title: record.title.replaceAll('`', ''),
    titleHTML: escapeText(record.title).replace(/`([^`]+)`/g, '<code>$1</code>'),
    short_title: record.shortTitle,
    pageTitle: pageTitle(context, record.title.replaceAll('`', ''), sectionTitleOf(record, context)),
    locale: record.locale,
    native: nativeNames[record.locale],
    isActive: true,
    isMarkdown: !isHtml,
    isTranslated: record.locale !== fallbackLocale,
    ...translationState(record, matter, context),
    noIndexing: /^(conflicting|orphaned)\//.test(record.slug),
    hasMathML: hasMath(nodes),
    summary: summaryOf(nodes),
    modified: lastChange?.modified,
    popularity: context.corpus.popularity.get(url.toLowerCase()) ?? null,
    pageType: facts.pageType,
    parents: parentsOf(record, context),
    other_translations: translationsOf(record, context),
    toc: tocOf(sections),
    body: sections,
    sidebarHTML: related?.html,
    sidebarMacro: related?.name,
    learning: learningOf({ ...record, pageType: facts.pageType }, related?.html, context),
    source: isWritten(record)
      ? {
          folder: `${record.locale.toLowerCase()}/${folder}`,
          filename,
          github_url: `${configuration.addresses.repository}/blob/main/files/${record.locale.toLowerCase()}/${folder}/${filename}`,
          last_commit_url: lastChange && `${configuration.addresses.repository}/commit/${lastChange.hash}`,
        }
      : undefined,
    live_samples: samples.length ? [...samples] : undefined,
    ...baselineOf(facts, context),
    browserCompat: facts.browserCompat.length ? [...facts.browserCompat] : undefined,
    banners: banners.length ? [...banners] : undefined,
  };
  return { renderer: 'Doc', url, doc };
}

/** A translation has only its words; kind, standing, data keys and sidebar are those of the English page. */
function withEnglishFacts(record: DocumentRecord, { corpus }: PageContext): DocumentRecord {
  const english = record.locale === fallbackLocale ? undefined : corpus.documents.find(fallbackLocale, record.slug);
  if (!english) return record;
  const { pageType, status, browserCompat, specUrls, sidebars } = english;
  return { ...record, pageType, status, browserCompat, specUrls, sidebars };
}

/** The page that heads the part of the documentation in which a slug is. */
function sectionSlugOf(slug: string): string {
  const segments = slug.split('/');
  const depth = segments[0] === 'Web' ? 2 : segments[0] === 'Mozilla' ? 3 : 1;
  return segments.slice(0, depth).join('/');
}

function sectionTitleOf(record: DocumentRecord, { corpus }: PageContext): string {
  const slug = sectionSlugOf(record.slug);
  if (slug === record.slug) return '';
  return corpus.documents.findOrEnglish(record.locale, slug)?.shortTitle.replaceAll('`', '') ?? '';
}

/** The way from the top of the documentation down to the page itself; levels without a page are left out. */
export function parentsOf(record: DocumentRecord, { corpus }: PageContext): Array<{ uri: string; title: string }> {
  const segments = record.slug.split('/');
  return segments.flatMap((_, index) => {
    const page = corpus.documents.findOrEnglish(record.locale, segments.slice(0, index + 1).join('/'));
    return page ? [{ uri: urlOf(page), title: page.shortTitle.replaceAll('`', '') }] : [];
  });
}

function translationsOf({ slug }: DocumentRecord, { corpus, configuration }: PageContext): NonNullable<Document['other_translations']> {
  return activeLocales
    .filter((locale) => configuration.locales.includes(locale))
    .flatMap((locale) => {
      const page = corpus.documents.find(locale, slug);
      return page ? [{ locale, title: page.title.replaceAll('`', ''), native: nativeNames[locale], url: urlOf(page) }] : [];
    });
}

function hasMath(nodes: Parameters<typeof eachElement>[0]): boolean {
  let found = false;
  eachElement(nodes, (node) => {
    found ||= node.tag === 'math';
    return !found;
  });
  return found;
}
