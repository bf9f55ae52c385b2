import { kindOfRequest } from './kind-of-request.ts';
import { staticRoutes } from './static-routes.ts';

test('only files that never change under their address are answered without the worker', () => {
  for (const { condition, source } of staticRoutes('PreferOffline')) {
    const path = condition.urlPattern?.pathname.replace('*', 'shell/1.0.0-abc/client/main.js') ?? '/en-US/';
    const asked = { url: `https://docs.example${path}`, method: 'GET', mode: 'cors' };
    expect([kindOfRequest(asked, 'https://docs.example').kind, source]).toEqual(['file', 'cache']);
  }
});

test('where the network is asked first, a page is asked for while the worker starts', () => {
  expect(staticRoutes('PreferOnline').at(-1)).toEqual({
    condition: { requestMode: 'navigate' },
    source: 'race-network-and-fetch-handler',
  });
});
