import type { PageOf } from '@webdocs/contracts/page/page';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { PageContext } from './page-context.ts';
import { portraitUrl, spotlightUrl } from './spotlight-address.ts';

type GenericData = PageOf<'Generic'>['hyData'];

const contributorsShown = 60;
const issuesShown = 20;

/** What the page about the community shows beside its text; of what there is no data, nothing. */
export function communityOf(context: PageContext): Pick<GenericData, 'contributors' | 'issues'> {
  const { issues } = context.corpus;
  return { ...contributorsOf(context), ...(issues.length > 0 ? { issues: issues.slice(0, issuesShown) } : {}) };
}

/** Who makes the site: those whom a list names, or else those who are introduced in a spotlight; and all who changed its pages. */
export function makersOf(locale: Locale, context: PageContext): Pick<GenericData, 'contributors' | 'team'> {
  const { team, spotlights } = context.corpus;
  const introduced = spotlights.map((spotlight) => {
    const picture = portraitUrl(spotlight);
    return { name: spotlight.contributorName, url: spotlightUrl(locale, spotlight), ...(picture ? { picture } : {}) };
  });
  const shown = team.length > 0 ? team : introduced;
  return { ...contributorsOf(context), ...(shown.length > 0 ? { team: [...shown] } : {}) };
}

function contributorsOf({ corpus: { history } }: PageContext): Pick<GenericData, 'contributors'> {
  const pagesOf = new Map<string, number>();
  for (const [file, { contributors = [] }] of history)
    if (file.endsWith('.md')) for (const name of contributors) pagesOf.set(name, (pagesOf.get(name) ?? 0) + 1);
  const items = [...pagesOf].map(([name, pages]) => ({ name, pages })).sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
  return items.length > 0 ? { contributors: { total: items.length, items: items.slice(0, contributorsShown) } } : {};
}
