import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { Corpus } from '../read/corpus.ts';
import { isWritten, type DocumentRecord } from '../read/document-index.ts';
import { folderOfSlug, isSlug } from '../read/slug-folder.ts';
import type { FileEdits } from './file-edits.ts';
import { pageTypes } from './page-types.ts';
import { asYaml } from './slug-line.ts';

export interface NewPageOptions {
  readonly locale: Locale;
  readonly title?: string | undefined;
  /** Without, that of most pages beside the new one. */
  readonly pageType?: string | undefined;
}

const unchanged = (cause: string) => new Failure('CONTENT_UNCHANGED', { cause });

/** Writes the beginnings of a page: the front matter and the headings that pages of its type have. Answers its file. */
export function newPage(corpus: Corpus, changes: FileEdits, slug: string, { locale, title, pageType }: NewPageOptions): string {
  const { documents, trees } = corpus;
  if (!isSlug(slug)) throw unchanged(`${slug} is no address below the documentation`);
  const there = documents.find(locale, slug);
  // A page that is made of data gives way to a written one.
  if (there && isWritten(there)) throw unchanged(`there is a page at /${locale}/docs/${slug} already`);
  const type = pageType ?? usualType(corpus, locale, slug) ?? 'guide';
  if (!pageTypes.has(type)) throw unchanged(`no page type is called ${type}`);
  const folder = trees.flatMap(({ locales }) => locales).find((candidate) => candidate.locale === locale)?.folder;
  if (!folder) throw unchanged(`no root has a folder for ${locale}`);

  const file = join(folder, folderOfSlug(slug), 'index.md');
  if (changes.read(file) !== undefined) throw unchanged(`${file} exists already`);
  const english = locale === fallbackLocale ? undefined : documents.find(fallbackLocale, slug);
  const sibling = siblingsOf(corpus, locale, slug).find((page) => page.pageType === type);
  changes.write(
    file,
    english
      ? translationOf(english, title, corpus)
      : pageText({ slug, type, title: title ?? titleOf(slug, type), sidebars: sibling?.sidebars ?? [] }),
  );
  return file;
}

function siblingsOf({ documents }: Corpus, locale: Locale, slug: string): readonly DocumentRecord[] {
  const parent = slug.slice(0, Math.max(0, slug.lastIndexOf('/')));
  const own = documents.childrenOf(locale, parent);
  return own.length ? own : documents.childrenOf(fallbackLocale, parent);
}

function usualType(corpus: Corpus, locale: Locale, slug: string): string | undefined {
  const counts = new Map<string, number>();
  for (const { pageType } of siblingsOf(corpus, locale, slug)) if (pageType) counts.set(pageType, (counts.get(pageType) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** A translation has its own words; everything else it takes from the English page. */
function translationOf(english: DocumentRecord, title: string | undefined, { history }: Corpus): string {
  const commit = history.get(english.file)?.hash;
  const matter = [`title: ${asYaml(title ?? english.title)}`, `slug: ${asYaml(english.slug)}`];
  if (commit) matter.push('l10n:', `  sourceCommit: ${commit}`);
  return `---\n${matter.join('\n')}\n---\n`;
}

interface NewPage {
  readonly slug: string;
  readonly type: string;
  readonly title: string;
  readonly sidebars: readonly string[];
}

function pageText({ slug, type, title, sidebars }: NewPage): string {
  const [sidebar] = sidebars;
  const compat = compatKeyOf(slug, type);
  const matter = [
    `title: ${asYaml(title)}`,
    `slug: ${asYaml(slug)}`,
    `page-type: ${type}`,
    ...(compat ? [`browser-compat: ${compat}`] : []),
    ...(sidebar ? [`sidebar: ${sidebar}`] : []),
  ];
  return `---\n${matter.join('\n')}\n---\n\n${bodyOfType(type, compat !== undefined, sidebar !== undefined)}\n`;
}

function titleOf(slug: string, type: string): string {
  const [above = '', name = ''] = slug
    .split('/')
    .slice(-2)
    .map((part) => part.replaceAll('_', ' ').replace(/ (?:event|static|property)$/, ''));
  const own = name || above;
  if (type === 'html-element' || type === 'svg-element' || type === 'mathml-element') return `\`<${own}>\``;
  if (/^(?:web-api|javascript)-(?:instance|static)-method$/.test(type)) return `${above}: ${own}() method`;
  if (/-property$/.test(type) && /^(?:web-api|javascript)/.test(type)) return `${above}: ${own} property`;
  if (type === 'web-api-event') return `${above}: ${own} event`;
  if (type === 'web-api-constructor' || type === 'javascript-constructor') return `${own}() constructor`;
  return own;
}

/** Where the compatibility data of a new page will most likely be. */
function compatKeyOf(slug: string, type: string): string | undefined {
  const [above = '', name = ''] = slug.split('/').slice(-2);
  if (type === 'web-api-interface') return `api.${name}`;
  if (type.startsWith('web-api-') && type !== 'web-api-overview') return `api.${above}.${name}`;
  if (type === 'css-property' || type === 'css-shorthand-property') return `css.properties.${name}`;
  if (/^css-pseudo-/.test(type)) return `css.selectors.${name.replace(/^:+/, '')}`;
  if (type === 'css-at-rule') return `css.at-rules.${name.replace(/^@/, '')}`;
  if (type === 'css-type' || type === 'css-function') return `css.types.${name}`;
  if (type === 'html-element') return `html.elements.${name}`;
  if (type === 'svg-element') return `svg.elements.${name}`;
  if (type === 'mathml-element') return `mathml.elements.${name}`;
  if (type === 'http-header') return `http.headers.${name}`;
  if (type === 'http-method') return `http.methods.${name}`;
  if (type === 'http-status-code') return `http.status.${name}`;
  if (type === 'javascript-class' || type === 'javascript-namespace') return `javascript.builtins.${name}`;
  if (/^javascript-(?:instance|static)-|^javascript-constructor/.test(type)) return `javascript.builtins.${above}.${name}`;
  return undefined;
}

function bodyOfType(type: string, hasCompat: boolean, hasSidebar: boolean): string {
  const opening = type.startsWith('web-api-') && !hasSidebar ? ['{{APIRef}}'] : [];
  const closing = hasCompat ? ['## Specifications', '{{Specifications}}', '## Browser compatibility', '{{Compat}}'] : [];
  return [...opening, ...headingsOf(type).map((heading) => `## ${heading}`), ...closing, '## See also'].join('\n\n');
}

function headingsOf(type: string): string[] {
  if (/-(?:interface|class|namespace)$/.test(type)) return ['Constructor', 'Instance properties', 'Instance methods', 'Examples'];
  if (/-(?:method|constructor|function)$/.test(type)) return ['Syntax', 'Examples'];
  if (type === 'web-api-event') return ['Syntax', 'Event type', 'Examples'];
  if (type.startsWith('css-')) return ['Syntax', 'Formal definition', 'Formal syntax', 'Examples'];
  if (/^(?:html|svg|mathml)-element$/.test(type)) return ['Attributes', 'Examples'];
  if (type.startsWith('http-')) return ['Syntax', 'Directives', 'Examples'];
  if (/property$/.test(type)) return ['Value', 'Examples'];
  if (type === 'web-api-overview') return ['Concepts and usage', 'Interfaces', 'Examples'];
  if (type.startsWith('learn-')) return ['Summary'];
  return [];
}
