import type { IndexedPage, LocaleIndex } from './locale-index.ts';
import type { Ask } from './parsed-query.ts';
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
