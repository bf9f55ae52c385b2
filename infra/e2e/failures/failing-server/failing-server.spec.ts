import type { Browser, Page } from '@playwright/test';
import { failuresCounted } from '../../faults/failure-counter.ts';
import { expectRestToWork, expectSameVisit, markVisit } from '../../faults/live-through.ts';
import { everyRemote, postPlace, type Place } from '../../faults/part-positions.ts';
import { plantFault, type PlantedFault } from '../../faults/plant-fault.ts';
import { expect, hydrated, test } from '../../faults/trial-site-test.ts';
import type { RunningSite } from '../../site/running-site.ts';

const fallbacks = '.fallback-document, .fallback-form, .fallback-box';

interface Story {
  readonly page: Page;
  readonly browser: Browser;
  readonly site: RunningSite;
  readonly place: Place;
}

/** Readers without JavaScript see the fallback, the others the part itself; after the next deploy both have the part. */
async function liveThroughServerFault(
  { page, browser, site, place }: Story,
  fault: PlantedFault,
  code: 'FRAGMENT_FAILED' | 'FRAGMENT_TIMEOUT',
) {
  const { remote, part } = place;
  const version = await site.deploy(await plantFault(remote, part, fault));
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
  await plain.goto(place.address);
  await place.fallback(plain);
  expect(await failuresCounted(site.operations, { code, remote, version })).toBeGreaterThan(0);

  await page.goto(place.address);
  await hydrated(page);
  await place.keeps(page);
  const container = page.locator(place.container(version));
  await expect(container).toBeVisible();
  await expect(container.locator(fallbacks)).toHaveCount(0);

  await markVisit(page);
  const next = await site.deploy(await plantFault(remote, part, 'none'));
  await expectRestToWork(page);
  await page.goBack();
  await expect(page.locator(place.container(next))).toBeVisible();
  await place.keeps(page);
  await expectSameVisit(page);
  await plain.goto(place.address);
  await expect(plain.locator(fallbacks)).toHaveCount(0);
  await plain.close();
}

for (const place of everyRemote) {
  test(`${place.title} that throws on the server is sent with its fallback, and hydrates in the browser`, ({
    page,
    browser,
    trialSite: site,
  }) => liveThroughServerFault({ page, browser, site, place }, 'throws-on-server', 'FRAGMENT_FAILED'));
}

for (const place of everyRemote) {
  test(`${place.title} that never finishes rendering on the server is sent with its fallback at the deadline`, ({
    page,
    browser,
    trialSite: site,
  }) => liveThroughServerFault({ page, browser, site, place }, 'loops-on-server', 'FRAGMENT_TIMEOUT'));

  test(`${place.title} whose server bundle cannot be loaded is refused, and the previous version serves on both sides`, async ({
    page,
    trialSite: site,
  }) => {
    const { remote, part } = place;
    const before = await site.liveVersion(remote);
    const { release } = await site.registry.publish((await plantFault(remote, part, 'server-bundle-throws')).folder);
    const refusal = { code: 'SERVER_BUNDLE_REFUSED', remote, version: release.version } as const;
    await expect(site.registry.activate({ [remote]: release.version }, 'deploy')).rejects.toMatchObject({ code: refusal.code });
    expect(await failuresCounted(site.operations, refusal)).toBe(1);
    expect((await site.registry.live()).versions[remote]).toBe(before);
    expect(await site.liveVersion(remote)).toBe(before);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(place.address);
    await hydrated(page);
    await place.keeps(page);
    await expect(page.locator(place.container(before))).toBeVisible();
    expect(asked.filter((address) => address.includes(release.version))).toEqual([]);
  });
}

test('pages of other teams are served while one of them hangs the render workers', async ({ page, trialSite: site }) => {
  const { remote, part, address } = postPlace;
  await site.deploy(await plantFault(remote, part, 'loops-on-server'));
  const hanging = page.request.get(address);
  const other = await page.request.get('/en-US/docs/Web/CSS');
  expect(await other.text()).not.toContain('class="fallback-document');
  expect(await (await hanging).text()).toContain('class="fallback-document');
});
