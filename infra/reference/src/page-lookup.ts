import { compareTitles } from '@webdocs/i18n/title-order';
import type { Facts, PageNamed, Surroundings } from './page-sources.ts';
import { groupedBy } from './grouped-by.ts';
import type { PlannedPage } from './planned-page.ts';

/** The facts with all pages that there are; found out when the first page is composed. */
export function surroundings(planned: readonly PlannedPage[], all: readonly PageNamed[], factsNow: () => Facts): () => Surroundings {
  let made: { readonly facts: Facts; readonly around: Surroundings } | undefined;
  return () => {
    const facts = factsNow();
    if (made?.facts !== facts) made = { facts, around: around(planned, all, facts) };
    return made.around;
  };
}

function around(planned: readonly PlannedPage[], all: readonly PageNamed[], facts: Facts): Surroundings {
  const bySlug = new Map(all.map((page) => [page.slug.toLowerCase(), page]));
  const below = groupedBy(all, ({ slug }) => slug.slice(0, Math.max(0, slug.lastIndexOf('/'))).toLowerCase());
  for (const pages of below.values()) pages.sort((one, other) => compareTitles(one.shortTitle, other.shortTitle));
  const byKey = new Map<string, string>();
  for (const { slug, keys, browserCompat } of planned)
    for (const key of [...browserCompat, ...keys]) if (!byKey.has(key) || browserCompat.includes(key)) byKey.set(key, slug);
  return {
    data: facts.data,
    reviewed: facts.reviewed,
    get interfaces() {
      return facts.interfaces;
    },
    get elements() {
      return facts.elements;
    },
    page: (slug) => bySlug.get(slug.toLowerCase()),
    pagesBelow: (slug) => below.get(slug.toLowerCase()) ?? [],
    pageOfKey: (key) => byKey.get(key),
  };
}
