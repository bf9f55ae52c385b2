import type { CssGrammar } from '@webdocs/reference/css-grammar';
import { parseSyntax, referencesIn, type Reference, type Syntax } from './css-syntax-parser.ts';

/** A name, as it is written where it is used, and what may stand for it. */
export interface Definition {
  readonly name: string | undefined;
  readonly syntax: Syntax;
}

/** Where a syntax begins. */
export interface Root {
  /** What is in front of the equals sign; a rule or a selector, whose syntax holds its own name, has nothing there. */
  readonly name: string | undefined;
  readonly source: string;
  /** What the root is called in the grammar, where names mean different things in different places. */
  readonly scope?: string | undefined;
}

/** More than the largest property needs; what lies deeper has pages of its own. */
const most = 120;

/**
 * A syntax with all that it refers to, each once, in the order in which a reader comes upon them. A type that has a page
 * of its own is explained there: all of `<color>` alone is 5,000 characters.
 */
export function definitionsFrom(
  { name, source, scope }: Root,
  grammar: CssGrammar | undefined,
  hasPage: (reference: Reference) => boolean,
): readonly Definition[] {
  const definitions: Definition[] = [{ name, syntax: parseSyntax(source) }];
  const seen = new Set([name ?? '', `<'${name}'>`]);
  for (const definition of definitions) {
    for (const reference of referencesIn(definition.syntax)) {
      const written = writtenAs(reference);
      if (!grammar || seen.has(written) || definitions.length >= most) continue;
      seen.add(written);
      const found = syntaxOf(reference, grammar, [definition.name, scope]);
      if (found === undefined || found === written || (reference.kind === 'type' && hasPage(reference))) continue;
      definitions.push({ name: written, syntax: parseSyntax(found) });
    }
  }
  return definitions;
}

function syntaxOf({ kind, name }: Reference, grammar: CssGrammar, scopes: ReadonlyArray<string | undefined>): string | undefined {
  if (kind === 'property') return grammar.property(name);
  return kind === 'function' ? grammar.function(name, scopes) : grammar.type(name, scopes);
}

function writtenAs({ kind, name }: Reference): string {
  if (kind === 'property') return `<'${name}'>`;
  return kind === 'function' ? `<${name}()>` : `<${name}>`;
}
