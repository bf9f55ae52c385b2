import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CompatAnswer, CompatFeature, CompatStatement } from '@webdocs/contracts/page/compat';
import { createMessages } from '@webdocs/i18n';
import { compatTableHtml } from './compat-table-html.ts';

type Data = Readonly<Record<string, CompatFeature>> & Pick<CompatAnswer, 'browsers'>;

/** The data as they are published, which the site serves with `support` in lists. */
const data = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../node_modules/@mdn/browser-compat-data/data.json'), 'utf8'),
) as Data;
const { text } = createMessages('en-US', [readFileSync(resolve(import.meta.dirname, 'words/en-US.ftl'), 'utf8')]);
const oneIn = 97;

test.each(['api', 'css', 'html', 'http', 'javascript', 'svg', 'mathml', 'webextensions'])(
  'tables of %s are whole HTML, whatever the data say',
  (part) => {
    const queries = queriesBelow(part, data[part] as CompatFeature).filter((_, index) => index % oneIn === 0);
    expect(queries.length).toBeGreaterThan(0);
    for (const [query, feature] of queries) {
      const answer = { query, data: withLists(feature), browsers: data.browsers };
      const source = compatTableHtml(answer, { text, locale: 'en-US', page: '/en-US/docs/Web', id: 'compat' });
      expect([query, firstUnclosed(source)]).toEqual([query, undefined]);
      expect([query, /docs-compat-|\[object|\{\$/.exec(source)?.[0]]).toEqual([query, undefined]);
    }
  },
);

function queriesBelow(name: string, feature: CompatFeature): ReadonlyArray<readonly [string, CompatFeature]> {
  return Object.entries(feature).flatMap(([member, below]) =>
    member.startsWith('__')
      ? []
      : [[`${name}.${member}`, below as CompatFeature] as const, ...queriesBelow(`${name}.${member}`, below as CompatFeature)],
  );
}

function withLists(feature: CompatFeature): CompatFeature {
  return Object.fromEntries(
    Object.entries(feature).map(([name, value]) => {
      if (name !== '__compat') return [name, withLists(value as CompatFeature)];
      const statement = value as CompatStatement;
      return [
        name,
        { ...statement, support: Object.fromEntries(Object.entries(statement.support).map(([id, one]) => [id, [one].flat()])) },
      ];
    }),
  );
}

/** The first element that is not closed where it should be. */
function firstUnclosed(source: string): string | undefined {
  const open: string[] = [];
  for (const [whole, slash, name = ''] of source.matchAll(/<(\/?)([a-z][a-z\d]*)(?:\s[^<>]*)?>/g)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) return whole;
  }
  return open.at(-1);
}
