import type { Page } from '@webdocs/contracts/page/page';
import type { Content } from '@webdocs/content';
import { compatOfPage } from './compat-of-page.ts';

type Answer = NonNullable<ReturnType<Content['compat']>>;

const browsers = { chrome: { name: 'Chrome', type: 'desktop', releases: { '1': { status: 'retired' } } } } as unknown as Answer['browsers'];

/** A shelf of data about kettles and nothing else. */
function kettlesOnly() {
  const asked: string[] = [];
  const content = {
    compat(query: string) {
      asked.push(query);
      return query.startsWith('api.Kettle') ? ({ query, data: {}, browsers } as Answer) : undefined;
    },
  };
  return { asked, content };
}

function pageWith(...queries: string[]): Page {
  const body = queries.map((query) => ({ type: 'browser_compatibility', value: { id: null, title: null, isH3: false, query } }));
  return { renderer: 'Doc', url: '/', doc: { mdn_url: '/', title: '', pageTitle: '', locale: 'en-US', body } };
}

test('each query of a page is answered once, without the releases that no table shows', () => {
  const { asked, content } = kettlesOnly();
  const compat = compatOfPage(pageWith('api.Kettle', 'api.Kettle.boil', 'api.Kettle'), content);
  expect(asked).toEqual(['api.Kettle', 'api.Kettle.boil']);
  expect(Object.keys(compat ?? {})).toEqual(asked);
  expect(compat?.['api.Kettle']?.browsers).toEqual({ chrome: { name: 'Chrome', type: 'desktop' } });
});

test('a query without data has no entry', () => {
  expect(compatOfPage(pageWith('api.Teapot'), kettlesOnly().content)).toBeUndefined();
  expect(Object.keys(compatOfPage(pageWith('api.Teapot', 'api.Kettle'), kettlesOnly().content) ?? {})).toEqual(['api.Kettle']);
});

test.each<Page>([
  { renderer: 'Spa', url: '/', slug: '', pageTitle: '' },
  pageWith(),
  { renderer: 'Doc', url: '/', doc: { mdn_url: '/', title: '', pageTitle: '', locale: 'en-US', body: [{ type: 'hologram', value: {} }] } },
])('a page without tables asks for nothing', (page) => {
  const { asked, content } = kettlesOnly();
  expect(compatOfPage(page, content)).toBeUndefined();
  expect(asked).toEqual([]);
});
