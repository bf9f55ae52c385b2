import { understoodParameters } from './shown-updates.ts';

test('an address with a slip in it is understood without what no call takes', () => {
  const search = '?browsers=chrome,netscape&category=css&sort=up&page=2&stream=baseline&q=grid&evil=1&__proto__=2';
  expect(understoodParameters(search)).toEqual({ category: 'css', page: '2', stream: 'baseline', q: 'grid' });
  expect(understoodParameters('')).toEqual({});
});
