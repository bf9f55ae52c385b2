import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { movedAddress } from '../links/resolve-link.ts';
import type { Corpus } from '../read/corpus.ts';

type Sources = Pick<Corpus, 'documents' | 'redirects' | 'popularity'>;

const suggestedAtMost = 8;

/** Where learning begins; it comes before all others. */
const learn = ['Learn', 'Learn_web_development'];

/** Pages that many readers look for, one of each kind; under later names and under those before 2025. */
const wellKnown: ReadonlyArray<readonly string[]> = [
  ['Web/CSS/Guides/Flexible_box_layout/Basic_concepts', 'Web/CSS/CSS_flexible_box_layout/Basic_concepts_of_flexbox'],
  ['Web/JavaScript/Reference/Global_Objects/Promise'],
  ['Web/HTML/Reference/Elements/dialog', 'Web/HTML/Element/dialog'],
  ['Web/API/Fetch_API/Using_Fetch'],
  ['Web/HTTP/Guides/CORS', 'Web/HTTP/CORS'],
  ['Web/CSS/Guides/Grid_layout', 'Web/CSS/CSS_grid_layout'],
  ['Web/JavaScript/Reference/Global_Objects/Array'],
  ['Web/Accessibility'],
];

/**
 * Addresses of English pages for the home page of content that names none itself: where learning begins, what is read most, and what is well
 * known, as far as it is there.
 */
export function suggestedArticles(sources: Sources, landings: readonly string[]): readonly string[] {
  const [first] = found(learn, sources);
  const known = wellKnown.flatMap((slugs) => found(slugs, sources).slice(0, 1));
  const chosen = new Set([...(first ? [first] : []), ...mostRead(sources, landings), ...known]);
  return [...chosen].slice(0, suggestedAtMost);
}

function found(slugs: readonly string[], sources: Sources): string[] {
  return slugs.map((slug) => englishAddress(slug, sources)).filter((address) => address !== undefined);
}

/** Of a page that is there, or has moved to one. */
function englishAddress(slug: string, { documents, redirects }: Sources): string | undefined {
  const here = documents.find(fallbackLocale, slug);
  if (here) return addressOf(here.slug);
  const moved = movedAddress(addressOf(slug), fallbackLocale, { documents, redirects })?.split('#')[0];
  return moved?.startsWith(addressOf('')) ? moved : undefined;
}

/** Landing pages are read much and are on the home page already. */
function mostRead({ documents, popularity }: Sources, landings: readonly string[]): string[] {
  const landing = new Set(landings.map((slug) => addressOf(slug).toLowerCase()));
  return [...popularity]
    .filter(([address]) => address.startsWith(addressOf('').toLowerCase()) && !landing.has(address))
    .sort(([, a], [, b]) => b - a)
    .flatMap(([address]) => documents.find(fallbackLocale, address.slice(addressOf('').length)) ?? [])
    .slice(0, suggestedAtMost)
    .map(({ slug }) => addressOf(slug));
}

function addressOf(slug: string): string {
  return `/${fallbackLocale}/docs/${slug}`;
}
