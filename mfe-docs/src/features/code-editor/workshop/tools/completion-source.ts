import { localCompletionSource } from '@codemirror/lang-javascript';
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { ensureSyntaxTree } from '@codemirror/language';
import type { SyntaxNode } from '@lezer/common';
import type { WorkshopLanguage } from '../languages.ts';
import { completeCss } from './complete-css.ts';
import { completeHtml } from './complete-html.ts';
import { completeScript } from './complete-script.ts';
import { withExcerpt } from './excerpt.ts';
import type { Fitting } from './fitting.ts';
import type { Names } from './names.ts';

type Complete = (context: CompletionContext, node: SyntaxNode, names: Names) => Fitting | undefined;

/** By the top of the grammar in which the caret is: a style or a script in HTML has its own. */
const completers: Readonly<Record<string, Complete>> = {
  StyleSheet: completeCss,
  Styles: completeCss,
  Script: completeScript,
  SingleExpression: completeScript,
  Document: completeHtml,
};

const parseMs = 300;

/** Without the names, which come after the editor, there is nothing to offer. */
export function completionSource(language: WorkshopLanguage): CompletionSource {
  let known: Names | undefined;
  const ask = async () => {
    // Without a network each key would be an error in the console.
    if (navigator.onLine) known ??= await fetchNames().catch(() => undefined);
    return known;
  };
  // They are there then, should the network go.
  void ask();
  return async (context) => {
    // A slow machine may not have read so far.
    const node = ensureSyntaxTree(context.state, context.pos, parseMs)?.resolveInner(context.pos, -1);
    const complete = node && completers[topOf(node)];
    if (!complete) return null;
    const names = known ?? (await ask());
    const fitting = names && complete(context, node, names);
    const local = isScript(language) && complete === completeScript && fitting && isFree(context) ? localNames(context) : [];
    if (!fitting) return null;
    return { from: fitting.from, options: [...local, ...fitting.options.map(withExcerpt)], validFor: /^[\w@:$-]*$/ };
  };
}

function isScript(language: WorkshopLanguage): boolean {
  return language !== 'html' && language !== 'css' && language !== 'importMap';
}

async function fetchNames(): Promise<Names> {
  const { names } = await import(/* webpackChunkName: "docs-workshop-names" */ './names.ts');
  return names;
}

function topOf(node: SyntaxNode): string {
  let top = node;
  for (let parent = node.parent; parent; parent = parent.parent) {
    top = parent;
    if (parent.type.isTop) break;
  }
  return top.name;
}

/** A name by itself, and not what is behind a dot. */
function isFree(context: CompletionContext): boolean {
  return !context.matchBefore(/\.\s*[\w$]*$/);
}

function localNames(context: CompletionContext): readonly Completion[] {
  const result = localCompletionSource(context) as CompletionResult | null;
  return result?.options.map((option) => ({ ...option, boost: 20 })) ?? [];
}
