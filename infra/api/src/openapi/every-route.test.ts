import { publicCalls } from '@webdocs/contracts/api/calls';
import fastify from 'fastify';
import { siteWithAccounts } from '../../fixtures/site-with-accounts.ts';
import { api } from '../api.ts';

jest.setTimeout(60_000);

test('every call of the table is answered, and every address that answers is in the table', async () => {
  const site = await siteWithAccounts();
  const server = fastify();
  const registered = new Set<string>();
  server.addHook('onRoute', ({ method, url, config }) => {
    if (config?.isRefusal) return;
    for (const one of [method].flat()) if (one !== 'HEAD') registered.add(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`);
  });
  try {
    await server.register(api, {
      accounts: site.parts,
      search: site.search,
      updates: site.updates,
      placements: site.placements,
      observatory: site.observatory,
      telemetry: { ingestion: site.ingestion, wasLive: () => true },
    });
    await server.ready();
    const told = publicCalls.map(({ method, path }) => `${method} ${path}`);
    expect([...registered].sort()).toEqual([...told].sort());
  } finally {
    await server.close();
    await site.close();
  }
});
