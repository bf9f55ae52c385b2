import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@webdocs/contracts/page/page';
import { buildRelease } from '@webdocs/testing/release-builder';
import type { LiveSite } from '../composition/live-site.ts';
import type { RenderPool } from '../fragments/render-pool.ts';
import type { GatewayServices } from '../gateway-services.ts';
import { openRehearsalBrowser } from './rehearsal-browser.ts';
import type { RehearsalSite } from './rehearsal-site.ts';
import { rehearseInBrowser } from './rehearse.ts';

jest.setTimeout(120_000);

const chromium = [process.env.CHROMIUM ?? '', '/usr/bin/chromium'].find(existsSync);
const whereInstalled = chromium ? test : test.skip;

const pageAt = (url: string): Page => ({ renderer: 'Spa', url, slug: url.slice(7), pageTitle: url });
const services = { deadlinesMs: {}, sites: {}, content: { paths: () => [] } } as unknown as GatewayServices;

/** A site that answers each address with this document. */
async function showing(html: string): Promise<RehearsalSite> {
  const server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(html));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports: [],
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** How many pages came to life, for a shell whose one fixture is this document. */
function rehearsed(html: string, patience = {}, onStep?: (step: string) => void): Promise<number> {
  const release = { ...buildRelease({}).release, fixtures: { page: [pageAt('/en-US/tea')] } };
  const site = { releases: {}, composition: { id: 'c' } } as unknown as LiveSite;
  const rehearse = rehearseInBrowser({
    services,
    openBrowser: (address) => openRehearsalBrowser(chromium ?? '', address),
    openSite: () => showing(html),
    patience,
  });
  return rehearse(release, site, {} as RenderPool, onStep);
}

const alive = "document.documentElement.dataset.hydrated = ''";

whereInstalled('a page that comes to life passes, and who waits is told which it is', async () => {
  const steps: string[] = [];
  expect(await rehearsed(`<h1>Tea</h1><script>${alive}</script>`, {}, (step) => steps.push(step))).toBe(1);
  expect(steps).toEqual(['opening /en-US/tea in a browser (1 of 1 pages)']);
});

whereInstalled.each([
  ['throws', `${alive}; throw new Error('no tea')`, 'Error: no tea', {}],
  ['stays as the server sent it', '', 'the page did not come to life within 0.5 s', { life: 500 }],
  ['hides its heading', `${alive}; document.querySelector('h1').hidden = true`, 'the heading that was sent cannot be seen any more', {}],
  [
    'goes round in circles as soon as it is alive',
    `${alive}; onload = () => setTimeout(() => { for (;;); })`,
    'the page answers no more',
    { quiet: 500, answer: 500 },
  ],
])('a page that %s is refused, and so is the release', async (_, script, cause, patience) => {
  await expect(rehearsed(`<h1>Tea</h1><script>${script}</script>`, patience)).rejects.toMatchObject({
    code: 'RELEASE_REHEARSAL_FAILED',
    values: { cause: `/en-US/tea: ${cause}` },
  });
});
