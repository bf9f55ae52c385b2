import './prism-manual-mode.ts';
import Prism from 'prismjs';
import 'prismjs/components/prism-wasm.js';
import { make } from '@webdocs/enhance/elements';
import type { EditorLanguage } from './code-editor.ts';

const grammars: Readonly<Record<EditorLanguage, string>> = {
  html: 'markup',
  css: 'css',
  js: 'javascript',
  // Near enough until the editor is there, which knows them.
  ts: 'javascript',
  jsx: 'javascript',
  tsx: 'javascript',
  importMap: 'javascript',
  wat: 'wasm',
};

/** Beyond this, colors cost more than a writer gains. */
const longestHighlighted = 60_000;

type Token = string | Prism.Token | readonly Token[];

/** Code as elements, its tokens in `span.token`, as the server writes them. */
export function highlight(code: string, language: EditorLanguage): Node {
  const grammar = Prism.languages[grammars[language]];
  const drawn = document.createDocumentFragment();
  drawn.append(...(grammar && code.length <= longestHighlighted ? nodesOf(Prism.tokenize(code, grammar)) : [code]));
  return drawn;
}

function nodesOf(token: Token): Array<Node | string> {
  if (typeof token === 'string') return [token];
  if (!isToken(token)) return token.flatMap(nodesOf);
  return [make('span', { class: ['token', token.type, ...[token.alias].flat()].join(' ').trim() }, ...nodesOf(token.content as Token))];
}

function isToken(token: Prism.Token | readonly Token[]): token is Prism.Token {
  return !Array.isArray(token);
}
