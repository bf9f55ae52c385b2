import { extractMacroCalls } from '../parse/macro-calls.ts';
import { putMacrosIn } from '../parse/macro-results.ts';
import { parseHtml } from '../parse/markdown.ts';
import { sanitize } from '../parse/sanitize.ts';
import { eachElement, type Node } from '../parse/tree.ts';
import { cssTerm } from './css-term.ts';
import { htmlelement } from './htmlelement.ts';
import { macroArguments, type Macro, type MacroContext } from './macro.ts';
import { svgattr, svgelement } from './reference-links.ts';

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
    // Written for one language, the sentence is shown in another: its links lead to the pages of the reader's.
    if (href !== undefined) node.attributes['href'] = href.replace(/^\/[A-Za-z-]+(?=\/docs\/)/, `/${context.locale}`);
  });
  return nodes;
}
