type CodeColor = 'keyword' | 'string' | 'number' | 'function' | 'property' | 'comment' | 'punctuation';

export interface CodePiece {
  readonly text: string;
  readonly color?: CodeColor;
}

/** In its order: what is found first at a place wins. */
type Rules = ReadonlyArray<readonly [RegExp, CodeColor]>;

const script: Rules = [
  [/\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/, 'comment'],
  [/"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?/, 'string'],
  [
    /\b(?:async|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|export|extends|finally|for|from|function|if|import|in|instanceof|let|new|null|of|return|static|super|switch|this|throw|true|false|try|typeof|undefined|var|void|while|yield)\b/,
    'keyword',
  ],
  [/\b(?:0[xob][\da-f_]+|\d[\d_]*(?:\.[\d_]+)?(?:e[+-]?\d+)?)n?\b/i, 'number'],
  [/[A-Za-z_$][\w$]*(?=\s*\()/, 'function'],
  [/[{}()[\];,.:?=+\-*/%<>!&|^~]+/, 'punctuation'],
];

const style: Rules = [
  [/\/\*[\s\S]*?(?:\*\/|$)/, 'comment'],
  [/"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/, 'string'],
  [/@[\w-]+|!important\b/, 'keyword'],
  [/#[\da-f]{3,8}\b|[+-]?(?:\d+\.?\d*|\.\d+)(?:%|[a-z]+)?\b/i, 'number'],
  [/[\w-]+(?=\s*\()|::?[a-z-]+(?=[^{};]*\{)|[.#&>~+*]?[\w-]+(?=[^{};]*\{)/i, 'function'],
  [/[\w-]+(?=\s*:)/, 'property'],
  [/[{}();,:>~+*]+/, 'punctuation'],
];

const markup: Rules = [
  [/<!--[\s\S]*?(?:-->|$)|<!doctype[^>]*>/i, 'comment'],
  [/<\/?[a-z][\w-]*|\/?>/i, 'function'],
  [/"[^"\n]*"|'[^'\n]*'/, 'string'],
  [/[\w:@-]+(?==["'])/, 'property'],
  [/&#?\w+;/, 'number'],
];

const languages: Readonly<Record<string, Rules>> = {
  js: script,
  javascript: script,
  mjs: script,
  ts: script,
  typescript: script,
  jsx: script,
  tsx: script,
  json: script,
  css: style,
  scss: style,
  html: markup,
  xml: markup,
  svg: markup,
};

/** Beyond this, colors cost more than a reader gains. */
const longestColored = 20_000;

/** Code in pieces of one color each. Joined, they are the code. */
export function colorCode(code: string, language: string): readonly CodePiece[] {
  const rules = languages[language];
  if (!rules || code.length > longestColored) return [{ text: code }];
  const all = new RegExp(rules.map(([rule]) => `(${rule.source})`).join('|'), 'gi');
  const pieces: CodePiece[] = [];
  let last = 0;
  for (const match of code.matchAll(all)) {
    if (match[0] === '') continue;
    if (match.index > last) pieces.push({ text: code.slice(last, match.index) });
    const color = rules[match.slice(1).findIndex((group) => group !== undefined)]?.[1];
    pieces.push({ text: match[0], ...(color ? { color } : {}) });
    last = match.index + match[0].length;
  }
  if (last < code.length) pieces.push({ text: code.slice(last) });
  return pieces;
}
