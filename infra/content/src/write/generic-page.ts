import type { Locale } from '@webdocs/contracts/reader/locale';
import type { PageOf, TocEntry } from '@webdocs/contracts/page/page';
import { htmlOf } from '../parse/html.ts';
import { summaryOf } from '../parse/summary.ts';
import { isBlank, isElement, type Node } from '../parse/tree.ts';
import type { GenericSource } from '../read/generic-pages.ts';
import { communityOf, makersOf } from './community.ts';
import { bodyOf } from './page-body.ts';
import { pageTitle, type PageContext } from './page-context.ts';
import { siteNamesIn } from './site-names.ts';

/** A page about the site. Each of its sections is one piece of HTML with its heading in it. */
export function genericPage(source: GenericSource, locale: Locale, url: string, context: PageContext): PageOf<'Generic'> {
  const names = siteNamesIn(context.configuration);
  const nodes = withoutTitle(bodyOf({ text: source.body, locale, url, slug: source.slug }, context).nodes);
  const title = names(source.title);
  const summary = source.summary === undefined ? undefined : names(source.summary);
  return {
    renderer: 'Generic',
    url,
    pageTitle: pageTitle(context, title, source.titleSuffix ?? ''),
    pageDescription: summary ?? summaryOf(nodes),
    id: source.id,
    locale: source.locale,
    ...(source.template === undefined ? {} : { template: source.template }),
    hyData: {
      title,
      summary,
      sections: sectionsAtHeadings(nodes).map(htmlOf),
      toc: headingsOf(nodes),
      ...dataFor(source.template, locale, context),
    },
  };
}

/** What some kinds of page show beside their text. */
function dataFor(template: string | undefined, locale: Locale, context: PageContext): Partial<PageOf<'Generic'>['hyData']> {
  if (template === 'GenericCommunity') return communityOf(context);
  return template === 'GenericAbout' ? makersOf(locale, context) : {};
}

/** Where the text repeats the title above itself, the page has it already. */
function withoutTitle(nodes: readonly Node[]): readonly Node[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  return isElement(nodes[first], 'h1') ? nodes.slice(first + 1) : nodes;
}

export function sectionsAtHeadings(nodes: readonly Node[]): Node[][] {
  const sections: Node[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'h2')) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections.filter((section) => !section.every(isBlank));
}

function headingsOf(nodes: readonly Node[]): TocEntry[] {
  return nodes.flatMap((node) =>
    isElement(node, 'h2', 'h3')
      ? [{ id: node.attributes['id'] ?? '', text: htmlOf(node.children), ...(node.tag === 'h3' ? { sub: true } : {}) }]
      : [],
  );
}
