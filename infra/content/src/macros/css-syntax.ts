import type { CssGrammar } from '@webdocs/reference/css-grammar';
import { element, text, type Node } from '../parse/tree.ts';
import { definitionsFrom, type Definition, type Root } from './machinery/css-syntax-definitions.ts';
import { SyntaxWriter, type Looks } from './machinery/css-syntax-layout.ts';
import { cssPageOf } from './machinery/css-syntax-pages.ts';
import type { Reference } from './machinery/css-syntax-parser.ts';
import { documentLink } from './machinery/document-link.ts';
import type { Macro, MacroContext } from './machinery/macro.ts';

/** `{{csssyntax("name")}}`: the formal syntax of what the page is about, or of what is named. */
export const csssyntax: Macro = (given, context) => {
  const { data, slug, record, words } = context;
  const name = given.text(0);
  const root =
    data.cssGrammar && (name === undefined ? rootOfPage(slug, record?.pageType, data.cssGrammar) : rootCalled(name, data.cssGrammar));
  if (root) return [formalSyntax(definitionsFrom(root, data.cssGrammar, hasPageIn(context)), context)];
  if (data.cssGrammar)
    context.report({
      kind: 'templ-invalid-arg',
      explanation: `No formal syntax is known of ${name ?? slug}`,
      argument: name === undefined ? undefined : 0,
    });
  return [element('p', {}, [words('content-syntax-unknown')])];
};

/** ``{{csssyntaxraw(`name = syntax`)}}``: the same for syntax that the page gives itself. */
export const csssyntaxraw: Macro = (given, context) => {
  const definitions = rootsIn(given.text(0) ?? '').flatMap((root) => definitionsFrom(root, context.data.cssGrammar, hasPageIn(context)));
  return definitions.length ? [formalSyntax(definitions, context)] : [];
};

/** Each line that begins with a name and an equals sign begins a definition; the others go on with the one before. */
function rootsIn(written: string): readonly Root[] {
  const roots: Array<Root & { source: string }> = [];
  for (const line of written.split('\n').map((text) => text.trim())) {
    const [beginning = '', name] = /^(<[^<>]+>|[^\s=<>]+)\s*=(?=\s|$)/.exec(line) ?? [];
    const source = line.slice(beginning.length).trim();
    const last = roots.at(-1);
    if (name === undefined && last) last.source += `\n${source}`;
    else roots.push({ name, source, scope: name });
  }
  return roots.filter(({ source }) => source.trim() !== '');
}

/** The address and the type of a page say what it is about: a descriptor or a media feature is below its rule. */
function rootOfPage(slug: string, pageType: string | undefined, grammar: CssGrammar): Root | undefined {
  const [parent = '', last = ''] = slug.split('/').slice(-2);
  const name = last.replace(/_(?:value|function)$/, '');
  switch (pageType) {
    case 'css-property':
    case 'css-shorthand-property':
      return rootOf(name, grammar.property(name), name);
    case 'css-at-rule':
      return rootOf(undefined, grammar.atRule(name), name);
    case 'css-at-rule-descriptor':
    case 'css-media-feature':
      return rootOf(name, grammar.descriptor(parent, name), parent);
    case 'css-function':
      return rootOf(`<${name}()>`, grammar.function(name, [`<${parent}>`]));
    case 'css-type':
      return rootOf(`<${name}>`, grammar.type(name));
    default:
      return rootCalled(last, grammar);
  }
}

/** A name as authors write it: `gap`, `<color>`, `rgb()`, `@media`, `:is()`; without signs it may be any of these. */
function rootCalled(name: string, grammar: CssGrammar): Root | undefined {
  const bare = name.replace(/^<'?(.*?)'?>$/, '$1').replace(/\(\)$/, '');
  if (name.startsWith('@')) return rootOf(undefined, grammar.atRule(name));
  if (name.startsWith(':')) return rootOf(undefined, grammar.selector(bare));
  const asProperty = rootOf(bare, grammar.property(bare), bare);
  const asFunction = rootOf(`<${bare}()>`, grammar.function(bare));
  const asType = rootOf(`<${bare}>`, grammar.type(bare));
  if (name.endsWith(')')) return asFunction;
  return name.startsWith('<') && !name.startsWith("<'") ? asType : (asProperty ?? asType ?? asFunction);
}

function rootOf(name: string | undefined, source: string | undefined, scope?: string): Root | undefined {
  return source === undefined ? undefined : { name, source, scope };
}

function hasPageIn({ documents }: MacroContext): (reference: Reference) => boolean {
  return (reference) => cssPageOf(documents, reference) !== undefined;
}

function formalSyntax(definitions: readonly Definition[], context: MacroContext): Node {
  const writer = new SyntaxWriter(looksIn(context));
  definitions.forEach(({ name, syntax }, index) => {
    if (index > 0) writer.line();
    if (index > 0) writer.line();
    if (name !== undefined) {
      writer.put(element('span', { class: 'token property' }, [name]), name.length);
      writer.put(' =');
      if (writer.fits(1 + syntax.width)) writer.put(' ');
      else writer.line(indentation);
    }
    writer.syntax(syntax, name === undefined ? 0 : indentation);
  });
  return element('pre', { class: 'css-formal-syntax notranslate' }, writer.nodes);
}

const indentation = 2;

/** Terms lead to the pages about them, where there are any. */
function looksIn(context: MacroContext): Looks {
  const linked = (reference: Reference, label: string): Node => {
    const slug = cssPageOf(context.documents, reference);
    return slug === undefined || slug === context.slug ? text(label) : documentLink(context, slug, label, { code: false });
  };
  return {
    term: (term) => (term.refersTo ? linked(term.refersTo, term.text) : text(term.text)),
    functionName: (name) => linked({ kind: 'function', name }, name),
  };
}
