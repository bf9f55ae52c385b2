import { extractMacroCalls } from '../parse/macro-calls.ts';
import type { PageCheck } from './page-check.ts';

/** Takes note of macros and links of which a translation has more or fewer than the English page. */
export function checkTranslation(check: PageCheck, english: string): void {
  compare(countOf(macrosIn(english)), countOf(macrosIn(check.body)), (name, there, here) =>
    check.add({
      kind: 'translation-difference',
      explanation: `The English page calls ${name} ${times(there)}, this one ${times(here)}`,
      macroName: name,
    }),
  );
  compare(countOf(linksIn(english)), countOf(linksIn(check.body)), (slug, there, here) => {
    if (there > 0 && here > 0) return;
    const explanation = there
      ? `The English page links to ${slug}, this one does not`
      : `The English page does not link to ${slug}, this one does`;
    check.add({ kind: 'translation-difference', explanation, href: slug });
  });
}

/** Readers still see such a page, with a note that it is a translation and no link to English. */
export function noteOrphan(check: PageCheck, slug: string): void {
  check.add({
    kind: 'translation-orphaned',
    explanation: `There is no English page ${slug}: move this one to where the English page is now, or delete it`,
    name: slug,
  });
}

function macrosIn(text: string): string[] {
  return extractMacroCalls(text).calls.map(({ name }) => name);
}

/** Slugs in lower case; a fragment is spelled in the language of its page. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/(?:\]\(<?|href=["']?)\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?docs\/([^\s)>"'#?]+)/gi)].map(([, slug = '']) =>
    slug.replace(/\/$/, '').toLowerCase(),
  );
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function compare(
  english: ReadonlyMap<string, number>,
  own: ReadonlyMap<string, number>,
  differs: (name: string, there: number, here: number) => void,
): void {
  for (const name of new Set([...english.keys(), ...own.keys()])) {
    const there = english.get(name) ?? 0;
    const here = own.get(name) ?? 0;
    if (there !== here) differs(name, there, here);
  }
}

function times(count: number): string {
  return count === 0 ? 'not at all' : count === 1 ? 'once' : `${count} times`;
}
