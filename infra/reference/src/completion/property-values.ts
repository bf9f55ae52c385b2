import type { CssGrammar } from '../open-data/css-grammar.ts';

/** Words that every property takes; an editor knows them without a list. */
const ofAll = new Set(['inherit', 'initial', 'revert', 'revert-layer', 'revert-rule', 'unset']);
/** A list of more is no help: it is that of an extension point, such as all the names of all scripts. */
const most = 80;
/** A reference, a function with its bracket, or a word. */
const piece = /<'?([a-z][a-z0-9-]*)'?(\(\))?[^>]*>|([a-z][a-z0-9-]*\()|(-?[a-z][a-z0-9-]*)|\)/gi;

/** The words and functions of which a value of a property can be made. */
export function valuesOf(property: string, grammar: CssGrammar): string[] {
  const found = new Set<string>();
  collect(grammar.property(property) ?? '', [property], found, grammar);
  const words = [...found].filter((word) => !ofAll.has(word));
  return words.length > most ? words.slice(0, most) : words;
}

/** All names of colors. */
valuesOf.colors = (grammar: CssGrammar): string[] => {
  const found = new Set<string>();
  collect(grammar.type('named-color') ?? '', [], found, grammar);
  return ['currentcolor', 'transparent', ...found].sort();
};

function collect(syntax: string, path: readonly string[], found: Set<string>, grammar: CssGrammar): void {
  let depth = 0;
  for (const [text, reference, isFunction, opening, word] of syntax.replaceAll(/'[^a-z<>'][^']*'/g, ' ').matchAll(piece)) {
    if (text === ')') depth = Math.max(0, depth - 1);
    else if (opening !== undefined) {
      if (depth === 0) found.add(`${opening})`);
      depth += 1;
    }
    // What is inside a function is not a value by itself.
    else if (depth > 0) continue;
    else if (reference !== undefined) follow(reference, Boolean(isFunction), text.startsWith("<'"));
    else if (word !== undefined) found.add(word);
  }

  function follow(name: string, isFunction: boolean, isProperty: boolean): void {
    if (isFunction) found.add(`${name}()`);
    else if (name === 'color') found.add('<color>');
    else if (!path.includes(name))
      collect((isProperty ? grammar.property(name) : grammar.type(name, path)) ?? '', [...path, name], found, grammar);
  }
}
