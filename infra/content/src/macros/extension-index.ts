import { element, text } from '../parse/tree.ts';
import { compareTitles } from '@webdocs/i18n/title-order';
import { documentLink } from './machinery/document-link.ts';
import { withinBudget } from './machinery/list-budget.ts';
import type { Macro } from './machinery/macro.ts';
import { pagesBelow, titleNodes } from './machinery/page-list.ts';

const extensions = 'Mozilla/Add-ons/WebExtensions';

/** `{{WebExtAllCompatTables}}`: each extension API with links to the compatibility tables of its members. */
export const webextallcompattables: Macro = (_, context) =>
  pagesBelow(`${extensions}/API`, context).flatMap((api) => {
    const tables = withinBudget(context, () =>
      [api, ...pagesBelow(api.slug, context)]
        .filter((page) => page.browserCompat.length > 0)
        .sort((a, b) => compareTitles(a.title, b.title)),
    );
    if (tables.length === 0) return [];
    const items = tables.map((page) =>
      element('li', {}, [
        documentLink(context, page.slug, titleNodes(page.title.replaceAll('`', '')), { anchor: 'browser_compatibility' }),
      ]),
    );
    return [element('h2', {}, [api.shortTitle.replaceAll('`', '')]), element('ul', {}, items)];
  });

/** `{{WebExtExamples("h2")}}`: where the example extensions are, those for the API of the page among them. */
export const webextexamples: Macro = (given, context) => {
  const label = context.words('content-extension-examples');
  const level = /^h[2-6]$/.exec(given.text(0) ?? '')?.[0];
  const link = element('p', {}, [documentLink(context, `${extensions}/Examples`, label, { code: false })]);
  return level === undefined ? [link] : [element(level, {}, [label]), link];
};

/** `{{WebExtAllExamples}}`: the examples have a repository of their own. */
export const webextallexamples: Macro = (_, { words }) => [
  element('p', {}, [element('a', { href: 'https://github.com/mdn/webextensions-examples' }, [text(words('content-extension-examples'))])]),
];
