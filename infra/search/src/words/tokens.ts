import { fold } from './folded-text.ts';

/** What a text is searched by. */
export interface Tokens {
  /** Words as readers type them, folded; runs of Chinese, Japanese and Korean letters as pairs. */
  readonly words: string[];
  /** What is only itself as a whole: `::before`, `--custom`, `content-security-policy`, `===`. */
  readonly code: string[];
}

const wordPattern = /[\p{L}\p{N}\p{M}_$]+/gu;
const unspacedPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const hasUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const quotesAround = /^["'“”„«»`(,;]+|["'“”„«»`,;]+$/g;
const sentenceAround = /^[([{]+(?=[\p{L}\p{N}].*[^)\]}]$)|[.:!?]+$/gu;
const longestCode = 60;
const longestWord = 60;

/** Whether a word has letters of a script that is written without spaces. */
export function isUnspaced(word: string): boolean {
  return hasUnspaced.test(word);
}

/** Pairs that follow each other are of one run: 配列, 列の -> 配列の. */
export function unspacedRuns(pairs: readonly string[]): string[] {
  const runs: string[] = [];
  for (const pair of pairs) {
    const run = runs.at(-1);
    if (run !== undefined && [...run].at(-1) === [...pair][0]) runs[runs.length - 1] = run + [...pair].slice(1).join('');
    else runs.push(pair);
  }
  return runs;
}

/** The same for pages and for what is asked of them. */
export function tokensOf(text: string): Tokens {
  const words: string[] = [];
  const code: string[] = [];
  for (const chunk of fold(text).split(/\s+/)) {
    if (chunk === '') continue;
    const found = chunk.match(wordPattern) ?? [];
    for (const word of found) addWord(word, words);
    const name = codeIn(chunk, found);
    if (name !== undefined) code.push(name);
  }
  return { words, code };
}

function addWord(word: string, words: string[]): void {
  if (!hasUnspaced.test(word)) {
    if (word.length <= longestWord) words.push(word);
    return;
  }
  let end = 0;
  for (const match of word.matchAll(unspacedPattern)) {
    if (match.index > end) words.push(word.slice(end, match.index));
    words.push(...pairsOf(match[0]));
    end = match.index + match[0].length;
  }
  if (end < word.length) words.push(word.slice(end));
}

/** Pairs of letters find any word of a language without spaces, and need no dictionary that the other side might not have. */
function pairsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

function codeIn(chunk: string, words: readonly string[]): string | undefined {
  const bare = chunk.replace(quotesAround, '');
  if (words.length === 0 && /^\(.+\)$/.test(chunk)) return chunk.slice(1, -1);
  const name = words.length === 0 ? bare : bare.replace(sentenceAround, '');
  if (name === '' || name.length > longestCode || name === words[0] || hasUnspaced.test(name)) return undefined;
  return name;
}

/** `createElement` is also searched as `create element`. */
export function partsOfName(text: string): string[] {
  return [...text.matchAll(/[\p{Ll}\p{N}$_]*(?:\p{Lu}[\p{Ll}\p{N}]+)+|\p{Ll}+\p{Lu}+/gu)].flatMap(([name]) => {
    const parts = name.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
    return parts.length > 1 ? parts.map(fold) : [];
  });
}
