import { extractMacroCalls } from '../../parse/macro-calls.ts';
import { putMacrosIn } from '../../parse/macro-results.ts';
import { parseHtml } from '../../parse/markdown.ts';
import { sanitize } from '../../parse/sanitize.ts';
import { eachElement, type Node } from '../../parse/tree.ts';
import { isWritten } from '../../read/document-index.ts';
import { cssTerm } from './css-term.ts';
import { htmlelement } from '../htmlelement.ts';
import { macroArguments, type Macro, type MacroContext } from './macro.ts';
import { svgattr } from '../svgattr.ts';
import { svgelement } from '../svgelement.ts';

/** The macros that sentences of the data packages call. */
const macros: Readonly<Record<string, Macro>> = { cssxref: cssTerm, htmlelement, svgattr, svgelement };

/** A sentence out of a data package or a table: it may hold macro calls, links and a little HTML. */
export function phraseNodes(phrase: string, context: MacroContext): Node[] {
  if (!/[<&{]/.test(phrase)) return [{ type: 'text', value: phrase }];
  const { text, calls } = extractMacroCalls(phrase);
  const nodes = putMacrosIn(
    sanitize(parseHtml(text), () => undefined),
    calls,
    ({ name, values, source }) => {
      const macro = Object.hasOwn(macros, name) ? macros[name] : undefined;
      return macro ? macro(macroArguments(values), context) : [{ type: 'text', value: source }];
    },
  );
  eachElement(nodes, (node) => {
    const href = node.attributes['href'];
    if (href !== undefined) node.attributes['href'] = addressHere(href, context);
  });
  return nodes;
}

/**
 * Written for one language, the sentence is shown in another: its links lead to the pages of the reader's. Written for pages by hand, it
 * knows places in them that a page made of data does not have.
 */
function addressHere(href: string, { locale, documents }: MacroContext): string {
  const [, slug, place = ''] = /^\/[A-Za-z-]+\/docs\/([^?#]+)(.*)$/.exec(href) ?? [];
  if (slug === undefined) return href;
  const page = documents.findOrEnglish(locale, slug);
  return `/${locale}/docs/${slug}${page && !isWritten(page) ? '' : place}`;
}
