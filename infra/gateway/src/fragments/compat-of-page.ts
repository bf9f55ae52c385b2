import type { CompatAnswer, CompatBrowser } from '@webdocs/contracts/page/compat';
import type { Page } from '@webdocs/contracts/page/page';
import type { Content } from '@webdocs/content';

/**
 * The compatibility data that a page's tables show, by query: they go to the one who draws the page and nowhere else.
 * A query without data has no entry.
 */
export function compatOfPage(page: Page, content: Pick<Content, 'compat'>): Readonly<Record<string, CompatAnswer>> | undefined {
  if (!('doc' in page)) return undefined;
  const answers = new Map<string, CompatAnswer>();
  for (const { type, value } of page.doc.body) {
    const query = type === 'browser_compatibility' && 'query' in value ? value.query : undefined;
    if (typeof query !== 'string' || answers.has(query)) continue;
    const answer = content.compat(query);
    if (answer) answers.set(query, { ...answer, browsers: withoutReleases(answer.browsers) } as CompatAnswer);
  }
  return answers.size > 0 ? Object.fromEntries(answers) : undefined;
}

type Browsers = NonNullable<ReturnType<Content['compat']>>['browsers'];
const slim = new WeakMap<Browsers, Readonly<Record<string, CompatBrowser>>>();

/** No table shows the list of a browser's releases, and it is longer than all the rest. */
function withoutReleases(browsers: Browsers): Readonly<Record<string, CompatBrowser>> {
  const known = slim.get(browsers);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(browsers).map(([id, { releases: _releases, ...browser }]) => [id, browser as CompatBrowser]),
  );
  slim.set(browsers, made);
  return made;
}
