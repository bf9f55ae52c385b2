import type { CompletionContext } from '@codemirror/autocomplete';
import type { SyntaxNode } from '@lezer/common';
import type { Fitting } from './fitting.ts';
import type { Names } from './names.ts';

/** Elements after `<`, the open ones after `</`, attributes in a tag, and the words of an attribute. */
export function completeHtml(context: CompletionContext, node: SyntaxNode, names: Names): Fitting | undefined {
  if (node.name === 'Comment') return undefined;
  const before = context.state.sliceDoc(Math.max(0, context.pos - 2000), context.pos);
  const tag = /<(?<slash>\/?)(?<name>[\w-]*)(?<rest>[^<>]*)$/.exec(before)?.groups;
  if (!tag) return undefined;
  const { slash, name = '', rest = '' } = tag;

  if (slash) return { from: context.pos - name.length, options: openElements(context, node) };
  if (rest === '') return { from: context.pos - name.length, options: names.elements };
  const quoted = /\s(?<attribute>[\w-]+)=(?<quote>["'])(?<words>(?:(?!\2).)*)$/s.exec(rest)?.groups;
  if (quoted) {
    const word = /[^\s]*$/.exec(quoted['words'] ?? '')?.[0] ?? '';
    const options = names.attributeValues(name, quoted['attribute'] ?? '').map((label) => ({ label }));
    return options.length > 0 ? { from: context.pos - word.length, options } : undefined;
  }
  const attribute = /\s(?<written>[\w-]*)$/.exec(rest)?.groups?.['written'];
  if (attribute === undefined || (attribute === '' && !context.explicit)) return undefined;
  return { from: context.pos - attribute.length, options: names.attributesOf(name) };
}

/** The innermost first. */
function openElements(context: CompletionContext, node: SyntaxNode): Fitting['options'] {
  const open: string[] = [];
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (at.name !== 'Element' || at.getChild('CloseTag')) continue;
    const name = at.getChild('OpenTag')?.getChild('TagName');
    if (name) open.push(context.state.sliceDoc(name.from, name.to));
  }
  return [...new Set(open)].map((label, index) => ({ label, apply: `${label}>`, boost: 50 - index }));
}
