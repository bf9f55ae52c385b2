import { plain } from './server-side.ts';

test('without their part the results are links', () => {
  const hit = { mdn_url: '/en-US/docs/Web/CSS', title: 'CSS', locale: 'en-US' as const };
  const page = {
    renderer: 'Search',
    url: '/en-US/search',
    pageTitle: 'Search',
    query: 'css',
    page: 1,
    total: 1,
    source: 'titles',
  } as const;
  expect(plain({ ...page, hits: [hit as never] })).toEqual({
    title: 'Search',
    sections: [],
    links: [{ title: 'CSS', url: '/en-US/docs/Web/CSS' }],
  });
});
