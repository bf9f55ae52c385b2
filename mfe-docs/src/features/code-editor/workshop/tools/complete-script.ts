import type { CompletionContext } from '@codemirror/autocomplete';
import type { SyntaxNode } from '@lezer/common';
import type { Fitting } from './fitting.ts';
import type { Names } from './names.ts';

const keywords =
  'async await break case catch class const continue debugger default delete do else export extends false finally for from function if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while yield';

/** Globals and words of the language, and behind a dot what the object has. */
export function completeScript(context: CompletionContext, node: SyntaxNode, names: Names): Fitting | undefined {
  if (/Comment|^String$|TemplateString|RegExp/.test(node.name)) return undefined;
  const member = context.matchBefore(/(?<![\w$])[\w$]*\??\.\s*[\w$]*$/);
  if (member && !/^\d/.test(member.text)) {
    const [object = '', written = ''] = member.text.split(/\??\.\s*/);
    const known = membersOf(object, names);
    return { from: context.pos - written.length, options: known ?? names.membersOf('*') ?? [] };
  }
  const word = context.matchBefore(/[\w$]+$/);
  if (/Definition$|PropertyName$/.test(node.name) || (!word && !context.explicit)) return undefined;
  if (word && /^\d/.test(word.text)) return undefined;
  const words = keywords.split(' ').map((label) => ({ label, boost: 10 }));
  return { from: word?.from ?? context.pos, options: [...words, ...names.globals] };
}

/** The data lists what a constructor has together with what its objects have; the browser knows which is which. */
function membersOf(object: string, names: Names): Fitting['options'] | undefined {
  const all = names.membersOf(object);
  const constructor = (globalThis as Readonly<Record<string, unknown>>)[object];
  return typeof constructor === 'function' ? all?.filter(({ label }) => Object.hasOwn(constructor, label)) : all;
}
