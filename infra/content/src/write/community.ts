import type { PageOf } from '@webdocs/contracts/page/page';
import type { PageContext } from './page-context.ts';

type Community = Pick<PageOf<'Generic'>['hyData'], 'contributors' | 'issues'>;

const contributorsShown = 60;
const issuesShown = 20;

/** What the page about the community shows beside its text; of what there is no data, nothing. */
export function communityOf({ corpus: { history, issues } }: PageContext): Community {
  const pagesOf = new Map<string, number>();
  for (const [file, { contributors = [] }] of history)
    if (file.endsWith('.md')) for (const name of contributors) pagesOf.set(name, (pagesOf.get(name) ?? 0) + 1);
  const items = [...pagesOf].map(([name, pages]) => ({ name, pages })).sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
  return {
    ...(items.length > 0 ? { contributors: { total: items.length, items: items.slice(0, contributorsShown) } } : {}),
    ...(issues.length > 0 ? { issues: issues.slice(0, issuesShown) } : {}),
  };
}
