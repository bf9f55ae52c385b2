import type { Page } from '@playwright/test';
import { failuresCounted } from '../../faults/failure-counter.ts';
import { expectHealed, expectSameVisit, markVisit } from '../../faults/live-through.ts';
import { documentPlace as document, everyRemote, postPlace as post } from '../../faults/part-positions.ts';
import { plantFault, type PlantedFault } from '../../faults/plant-fault.ts';
import { expect, hydrated, test } from '../../faults/trial-site-test.ts';
import { Header } from '../../pages/header.ts';

/** Counts the full page loads of the browser. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

for (const [fault, code] of [
  ['throws-in-render', 'PART_RENDER_FAILED'],
  ['throws-in-effect', 'PART_EFFECT_FAILED'],
  ['throws-at-load', 'PART_LOAD_FAILED'],
] as const) {
  test(`a reader who navigates to a post that ${fault.replaceAll('-', ' ')} gets it from the server by one full load`, async ({
    page,
    trialSite: site,
    expectErrors,
  }) => {
    const version = await site.deploy(await plantFault(post.remote, post.part, fault));
    expectErrors(new RegExp(`^${code}: ${post.part} of ${post.remote} ${version}`));
    await page.goto('/en-US/docs/Web/CSS');
    await hydrated(page);
    const loads = countLoads(page);
    await new Header(page).plainLink('Blog').click();
    await expect(page).toHaveURL(/\/en-US\/blog\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Text comes before script' }).first()).toBeVisible();
    // Once when the reader navigated, once more when the fully loaded page failed to hydrate.
    await expect.poll(() => failuresCounted(site.operations, { code, remote: post.remote, version })).toBe(2);
    await expect(page.getByRole('main').getByRole('link', { name: 'Text comes before script' }).first()).toBeVisible();
    expect(loads()).toBe(1);
  });
}

test('a reader who navigates to a document on which the mounted part throws gets it from the server by one full load', async ({
  page,
  trialSite: site,
  expectErrors,
}) => {
  const { remote, part } = document;
  const version = await site.deploy(await plantFault(remote, part, 'throws-on-the-next-page'));
  expectErrors(new RegExp(`^PART_RENDER_FAILED: ${part} of ${remote} ${version}`));
  await page.goto(document.address);
  await hydrated(page);
  const loads = countLoads(page);
  const menu = new Header(page).menu('References');
  await menu.open();
  await menu.link('CSS').click();
  await expect(page.getByRole('heading', { level: 1, name: 'CSS' })).toBeVisible();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await expect(page).toHaveURL(/\/docs\/Web\/CSS$/);
  await expect(page.getByRole('heading', { level: 1, name: 'CSS' })).toBeVisible();
  await page.goBack();
  await document.keeps(page);
});

test('back and forward to a section of a page that fails load that page, and do not only change the address', async ({
  page,
  trialSite: site,
  expectErrors,
}) => {
  const { remote, part } = document;
  const version = await site.deploy(await plantFault(remote, part, 'throws-at-load'));
  expectErrors(new RegExp(`^PART_LOAD_FAILED: ${part} of ${remote} ${version}`));
  await page.goto(`${document.address}#description`);
  await hydrated(page);
  await new Header(page).plainLink('Blog').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#description$/);
  await document.keeps(page);
});

test('a document that fails both on the server and in the browser stays the plain document, and is not reloaded in a loop', async ({
  page,
  trialSite: site,
  expectErrors,
}) => {
  const { remote, part } = document;
  const version = await site.deploy(await plantFault(remote, part, 'throws-on-both-sides'));
  expectErrors(new RegExp(`^PART_EFFECT_FAILED: ${part} of ${remote} ${version}`));
  const loads = countLoads(page);
  await page.goto(document.address);
  await hydrated(page);
  await expect.poll(() => failuresCounted(site.operations, { code: 'PART_EFFECT_FAILED', remote, version })).toBe(1);
  await document.fallback(page);
  await markVisit(page);
  const next = await site.deploy(await plantFault(remote, part, 'none'));
  await expectHealed(page, document, next);
  expect(loads()).toBe(1);
});

for (const place of everyRemote) {
  test(`${place.title} whose next version fails as well keeps its current version until a working one is deployed`, async ({
    page,
    trialSite: site,
    expectErrors,
  }) => {
    const { remote, part } = place;
    const deploy = async (fault: PlantedFault) => site.deploy(await plantFault(remote, part, fault));
    expectErrors(new RegExp(`^PART_(LOAD|RENDER)_FAILED: ${part} of ${remote} `));
    await deploy('throws-at-load');
    await page.goto(place.address);
    await hydrated(page);
    await markVisit(page);
    const second = await deploy('throws-in-render');
    await expect
      .poll(() => failuresCounted(site.operations, { code: 'PART_RENDER_FAILED', remote, version: second }), { timeout: 20_000 })
      .toBeGreaterThan(0);
    await place.keeps(page);
    await expectSameVisit(page);
    await expectHealed(page, place, await deploy('none'));
  });
}

test('a page whose data cannot be loaded says so, and the back button works', async ({ page, expectErrors }) => {
  expectErrors(/status of 503/);
  await page.route('**/en-US/docs/Web/CSS/index.json', (route) => route.fulfill({ status: 503, body: 'out of order' }));
  await page.goto(document.address);
  await hydrated(page);
  const menu = new Header(page).menu('References');
  await menu.open();
  await menu.link('CSS').click();
  await expect(page.getByRole('main')).toContainText('503');
  await page.goBack();
  await document.keeps(page);
});
