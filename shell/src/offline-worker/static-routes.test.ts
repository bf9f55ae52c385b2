import { kindOfRequest } from './kind-of-request.ts';
import { staticRoutes } from './static-routes.ts';

const kindOf = { cache: 'file', network: 'network', 'race-network-and-fetch-handler': 'page' } as const;

test.each(['PreferOffline', 'PreferOnline'] as const)('browsers that know rules do as the worker would: %s', (type) => {
  for (const { condition, source } of staticRoutes(type)) {
    const path = condition.urlPattern?.pathname.replace('*', 'shell/1.0.0-abc/client/main.js') ?? '/en-US/';
    const asked = { url: `https://docs.example${path}`, method: 'GET', mode: condition.requestMode ?? 'cors' };
    expect([path, kindOfRequest(asked, 'https://docs.example').kind]).toEqual([path, kindOf[source]]);
  }
});

test('where the network is asked first, a page is asked for while the worker starts, and nothing is sent twice', () => {
  expect(staticRoutes('PreferOnline').at(-1)).toEqual({
    condition: { requestMode: 'navigate', requestMethod: 'GET' },
    source: 'race-network-and-fetch-handler',
  });
  expect(staticRoutes('PreferOnline')).toContainEqual({ condition: { urlPattern: { pathname: '/users/*' } }, source: 'network' });
  expect(staticRoutes('PreferOffline').map(({ source }) => source)).not.toContain('race-network-and-fetch-handler');
});
