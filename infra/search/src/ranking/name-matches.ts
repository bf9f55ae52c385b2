import type { IndexedPage, LocaleIndex } from '../query/open-generation.ts';
import type { Ask } from '../query/ask.ts';
import { nameRules, rules } from './rules.ts';

/** What the rules give pages whose name the query is. */
export function matchNames(index: LocaleIndex, { text, names }: Ask): Map<IndexedPage, number> {
  const scores = new Map<IndexedPage, number>();
  const spelled = text.trim();
  for (const [position, { key, share }] of names.entries()) {
    const certainty = share < 0.5 ? rules.namedInPart.weight : 1;
    for (const [page, kind] of index.names.get(key) ?? []) {
      const score =
        nameRules[kind] * certainty +
        (position > 0 ? rules.nameQualified.weight : 0) +
        (isSpelled(page, spelled) ? rules.nameSpelled.weight : 0);
      scores.set(page, Math.max(scores.get(page) ?? -Infinity, score));
    }
  }
  return scores;
}

function isSpelled({ title, slug }: IndexedPage, text: string): boolean {
  return (
    title === text || slug.endsWith(`/${text}`) || title.startsWith(`${text}:`) || title.startsWith(`${text} (`) || title === `${text}()`
  );
}

/** What the rules give members whose owner and name are two words of the query. */
export function matchMembers(index: LocaleIndex, { pairs }: Ask): Map<IndexedPage, number> {
  const scores = new Map<IndexedPage, number>();
  for (const { key, share } of pairs)
    for (const [page, kind] of index.names.get(key) ?? [])
      if (kind === 'symbol') scores.set(page, Math.max(scores.get(page) ?? 0, rules.namedInWords.weight * share));
  return scores;
}
