import './prism-manual-mode.ts';
import Prism from 'prismjs';

export type CodeLanguage = 'html' | 'css' | 'js' | 'wat' | 'importMap';

const grammars = { html: 'markup', css: 'css', js: 'javascript', importMap: 'javascript' } as const;

/** Patterns of Prism are quadratic, and the code may come from any user: 60,000 characters of `<a ` took 10 s before Run could be pressed. */
const longestHighlighted = 10_000;

/** Code as nodes, its tokens in `span.token`. */
export function highlighted(code: string, language: CodeLanguage): Array<Node | string> {
  const grammar = language === 'wat' ? undefined : Prism.languages[grammars[language]];
  if (!grammar || code.length > longestHighlighted) return [code];
  return Prism.tokenize(code, grammar).flatMap(nodesOf);
}

type Token = string | Prism.Token;

function nodesOf(token: Token): Array<Node | string> {
  if (typeof token === 'string') return [token];
  const span = document.createElement('span');
  span.className = `token ${token.type} ${[token.alias].flat().join(' ')}`.trim();
  span.append(...([token.content].flat() as Token[]).flatMap(nodesOf));
  return [span];
}
