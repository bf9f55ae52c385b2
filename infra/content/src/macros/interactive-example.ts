import { element, type Element } from '../parse/tree.ts';
import type { Macro, MacroArguments, MacroContext } from './machinery/macro.ts';

const heights = new Set(['shorter', 'taller', 'standard', 'tabbed-shorter', 'tabbed-standard', 'tabbed-taller']);

/**
 * `{{InteractiveExample("JavaScript Demo: Array.at()", "shorter")}}`: gathers the fences flagged `interactive-example`.
 * Until a script makes them something to try, readers see the fences themselves.
 */
export const interactiveexample: Macro = (given, context) => [
  element('h2', {}, [context.words('content-try-it')]),
  exampleOf(given, context),
];

/**
 * `{{MarkedSample("A menu in a row", "tabbed-shorter")}}`: an interactive example within a text, which has a heading of its own. Its
 * fence `marks` says what a learner is to reach.
 */
export const markedsample: Macro = (given, context) => [exampleOf(given, context)];

function exampleOf(given: MacroArguments, context: MacroContext): Element {
  const height = given.text(1);
  if (height !== undefined && !heights.has(height))
    context.report({ kind: 'templ-invalid-arg', explanation: `${height} is no height of an interactive example`, argument: 1 });
  const place = element('interactive-example', {
    name: given.text(0),
    height: height !== undefined && heights.has(height) ? height : undefined,
  });
  context.needCode({
    kind: 'interactive-example',
    place,
    missing: () => context.report({ kind: 'templ-invalid-arg', explanation: 'The page has no code for the interactive example' }),
  });
  return place;
}
