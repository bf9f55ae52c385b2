import { fallbackLocale, nativeNames } from '@webdocs/contracts/reader/locale';
import type { DocPage, Section } from '@webdocs/contracts/page/page';
import type { Side, SideBySidePage } from '@webdocs/contracts/page/side-by-side-page';
import { lagIn } from '../read/translation-lag.ts';
import { htmlOf } from '../parse/html.ts';
import { parseHtml } from '../parse/markdown.ts';
import { onlyAlive } from '../parse/only-alive.ts';
import { eachElement, hasClass, isElement, rewrite, type Node } from '../parse/tree.ts';
import { alignedSections } from './aligned-sections.ts';
import type { PageAtAddress } from './page-at-address.ts';
import { pageTitle, type PageContext } from './page-context.ts';
import { titledWords } from './spa-page.ts';

interface Given {
  readonly place: PageAtAddress & { kind: 'side-by-side' };
  readonly translation: DocPage;
  readonly english: DocPage | undefined;
}

/** A translation and its English page as two columns of the same sections. */
export function sideBySidePage({ place: { url, record, facts }, translation, english }: Given, context: PageContext): SideBySidePage {
  const aligned = alignedSections(translation.doc.body, english?.doc.body ?? []);
  const own = aligned.map(({ translation: section }) => section && sideOf(section));
  const prefix = freePrefix(own);
  const rows = aligned.map(({ english: section }, at) => ({
    ...(own[at] ? { translation: own[at] } : {}),
    ...(section ? { english: sideOf(section, prefix) } : {}),
  }));
  const { state, commitsBehind, behindSince } = lagIn(context.corpus)(record);
  const isBehind = state === 'behind';
  return {
    renderer: 'SideBySide',
    url,
    pageTitle: pageTitle(context, translation.doc.title, titledWords(facts, record.locale, context).title),
    noIndexing: true,
    translation: textOf(translation),
    ...(english ? { english: textOf(english) } : {}),
    state,
    ...(isBehind && commitsBehind !== undefined ? { changes: commitsBehind } : {}),
    ...(isBehind && behindSince !== undefined ? { since: behindSince.slice(0, 10) } : {}),
    unmatched: english ? rows.filter((row) => !row.translation || !row.english).length : 0,
    rows,
  };
}

function textOf({ doc: { mdn_url: url, locale, title } }: DocPage): SideBySidePage['translation'] {
  return { url, locale, native: nativeNames[locale], title };
}

interface SomeSection {
  readonly id?: string | null;
  readonly title?: string | null;
  readonly isH3?: boolean;
  readonly content?: string;
}

/** A section as one of two: with a prefix, its ids and what leads to them are those of this column only. */
function sideOf({ type, value }: Section, prefix = ''): Side {
  const { id = null, title = null, isH3 = false, content = '' } = value as SomeSection;
  return {
    id: id === null ? null : prefix + id,
    title,
    isH3,
    content: content && htmlOf(withPrefix(readable(parseHtml(content)), prefix)),
    ...(type === 'prose' ? {} : { isData: true }),
  };
}

/** What runs, is sent or was hidden is on the page itself: here are words, pictures and code. */
function readable(nodes: Node[]): Node[] {
  return rewrite(nodes, (node) => {
    if (!isElement(node)) return undefined;
    if (onlyAlive.has(node.tag) || node.attributes['hidden'] !== undefined) return [];
    return hasClass(node, 'token') || node.tag.includes('-') ? node.children : undefined;
  });
}

/** Attributes that name ids of the page, one or several. */
const idReferences = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-details', 'aria-owns'] as const;

function withPrefix(nodes: Node[], prefix: string): Node[] {
  if (prefix === '') return nodes;
  eachElement(nodes, ({ attributes }) => {
    for (const name in attributes) {
      const value = attributes[name] ?? '';
      if (name === 'id' || name === 'name') attributes[name] = prefix + value;
      else if ((idReferences as readonly string[]).includes(name)) attributes[name] = value.replace(/\S+/g, (id) => prefix + id);
      else if (name === 'href' || name === 'xlink:href') attributes[name] = value.replace(/^#(?=.)/, `#${prefix}`);
      else attributes[name] = value.replace(/url\((["']?)#/g, `url($1#${prefix}`);
    }
  });
  return nodes;
}

/** What no id of the translation begins with. */
function freePrefix(sides: ReadonlyArray<Side | undefined>): string {
  const html = sides.map((side) => `id="${side?.id ?? ''}" ${side?.content ?? ''}`).join(' ');
  let prefix = `${fallbackLocale.toLowerCase()}-`;
  while (html.includes(`id="${prefix}`)) prefix += '-';
  return prefix;
}
