import { tokensOf } from '@webdocs/search/tokens';
import type { AskedWords } from '../passages/asked-words.ts';

const most = 6;

/** What to search for in place of a question: its most telling words, as they were written and in their order. `text` is without the words that ask. */
export function searchWords(text: string, asked: Pick<AskedWords, 'telling'>): string {
  const ranks = new Map(asked.telling.map((word, rank) => [word, rank]));
  const seen = new Set<string>();
  const kept = text.split(/\s+/).flatMap((written, place) => {
    const word = written.replace(around, '');
    const { words, code } = tokensOf(word);
    const key = words.join(' ');
    const rank = Math.min(...[...words, ...code].map((part) => ranks.get(part) ?? Infinity));
    if (rank === Infinity || seen.has(key)) return [];
    seen.add(key);
    return [{ word, place, rank }];
  });
  return kept
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word)
    .join(' ');
}

/** Marks of a sentence; those of code stay. */
const around = /^["'“”„«»‘’「『(（]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])["'“”„«»‘’」』,;.!?、。，；！？：)）]+$/gu;
