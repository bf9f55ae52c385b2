import { signInAs } from '../../pages/accounts.ts';
import { download } from '../../pages/offline-settings.ts';
import { packsAreMade } from '../../site/packs-are-made.ts';
import { expect, test } from '../../site/cut-off-site-test.ts';

test.use({ flags: ['--offline-packs'] });

test('an operator who switches the worker off has it taken away at the next visit, with what it had kept', async ({
  page,
  cutOffSite: site,
  expectErrors,
}) => {
  test.setTimeout(240_000);
  expectErrors(/ERR_/);
  await packsAreMade(site.address);
  await signInAs(page, site, 'plus-5-yearly', '/en-US/plus/settings');
  await download(page, 'CSS');
  await site.goAway();
  await site.comeBack({ WEBDOCS_OFFLINE_WORKER: 'off' });
  await page.goto('/en-US/docs/Web/CSS');
  const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length);
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
});
