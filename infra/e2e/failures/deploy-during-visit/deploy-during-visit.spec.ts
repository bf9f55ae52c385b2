import type { Page } from '@playwright/test';
import { expectSameVisit, markVisit } from '../../faults/live-through.ts';
import { documentPlace, everyRemote } from '../../faults/part-positions.ts';
import { plantFault } from '../../faults/plant-fault.ts';
import { expect, hydrated, test } from '../../faults/trial-site-test.ts';
import { Header } from '../../pages/header.ts';

const { remote, part, address } = documentPlace;

/** Versions of the remote whose files the page asked for, in order. */
function versionsAsked(page: Page): () => string[] {
  const versions: string[] = [];
  page.on('request', (request) => {
    const version = new RegExp(`/remotes/${remote}/([^/]+)/`).exec(request.url())?.[1];
    if (version && !versions.includes(version)) versions.push(version);
  });
  return () => versions;
}

async function expectShownBy(page: Page, version: string): Promise<void> {
  await expect(page.locator(documentPlace.container(version))).toBeVisible();
  await expect(page.locator('#content > :not([hidden])')).toHaveCount(1);
}

async function moveTo(page: Page, name: string): Promise<void> {
  const menu = new Header(page).menu('References');
  await menu.expectClosed();
  await menu.open();
  await menu.link(name).click();
  await expect(page).toHaveURL(new RegExp(`/docs/Web/${name}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Versions in the served HTML: those of the server, the state block and the composition are the same. */
async function servedVersions(page: Page): Promise<{ container: string; state: string; composition: string; stateComposition: string }> {
  return page.evaluate((name) => {
    const state = JSON.parse(document.querySelector('#webdocs-state')?.textContent ?? '{}') as {
      composition: string;
      remotes: Record<string, { version: string }>;
    };
    const id = document.querySelector('#content > div')?.id ?? '';
    return {
      container: /@([^/]+)\//.exec(id)?.[1] ?? '',
      state: state.remotes[name]?.version ?? '',
      composition: document.documentElement.dataset.composition ?? '',
      stateComposition: state.composition,
    };
  }, remote);
}

test('a page opened before a deploy keeps working, one opened after it is new on server and client, and the next navigation takes the new version; a rollback works the same way', async ({
  page,
  context,
  trialSite: site,
}) => {
  const before = await site.liveVersion(remote);
  const asked = versionsAsked(page);
  await page.goto(address);
  await hydrated(page);
  await markVisit(page);

  const after = await site.deploy(await plantFault(remote, part, 'none'));
  const later = await context.newPage();
  const askedLater = versionsAsked(later);
  await later.goto(address);
  const { container, state, composition, stateComposition } = await servedVersions(later);
  expect([container, state]).toEqual([after, after]);
  expect(composition).toBe(stateComposition);
  await hydrated(later);
  await expectShownBy(later, after);
  expect(askedLater()).toEqual([after]);

  await expectShownBy(page, before);
  await new Header(page).theme.open();
  expect(asked()).toEqual([before]);

  await moveTo(page, 'CSS');
  await expectShownBy(page, after);
  await expect(page.locator('html')).toHaveAttribute('data-composition', composition);
  await expectSameVisit(page);
  expect(asked()).toEqual([before, after]);

  await site.rollback(remote);
  await moveTo(later, 'HTML');
  await expectShownBy(later, before);
  await moveTo(page, 'HTTP');
  await expectShownBy(page, before);
  await page.goBack();
  await expectShownBy(page, before);
  await expectSameVisit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'CSS' })).toBeVisible();
});

test('a page that had not hydrated when its remote was deployed hydrates in its own version', async ({ page, trialSite: site }) => {
  const before = await site.liveVersion(remote);
  const asked = versionsAsked(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(address);
  const styleOnly = asked();
  await site.deploy(await plantFault(remote, part, 'none'));
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await hydrated(page);
  await expectShownBy(page, before);
  expect(styleOnly).toEqual([before]);
  expect(asked()).toEqual([before]);
});

test('a page that was prefetched before a deploy is shown in the composition it was fetched with', async ({ page, trialSite: site }) => {
  const before = await site.liveVersion(remote);
  await page.goto(address);
  await hydrated(page);
  await markVisit(page);
  const menu = new Header(page).menu('References');
  await menu.open();
  const prefetched = page.waitForResponse('**/docs/Web/CSS/index.json');
  await menu.link('CSS').hover();
  await prefetched;
  const after = await site.deploy(await plantFault(remote, part, 'none'));
  await menu.link('CSS').click();
  await expect(page.getByRole('heading', { level: 1, name: 'CSS' })).toBeVisible();
  await expectShownBy(page, before);
  await moveTo(page, 'HTML');
  await expectShownBy(page, after);
  await expectSameVisit(page);
});

test('a deploy that breaks a page is undone by a rollback, and the open page recovers without a reload', async ({
  page,
  trialSite: site,
  expectErrors,
}) => {
  const before = await site.liveVersion(remote);
  const bad = await site.deploy(await plantFault(remote, part, 'throws-in-render'));
  expectErrors(new RegExp(`^PART_RENDER_FAILED: ${part} of ${remote} ${bad}`));
  await page.goto(address);
  await hydrated(page);
  await documentPlace.keeps(page);
  await markVisit(page);
  await site.rollback(remote);
  await expect(page.locator(documentPlace.container(before))).toBeVisible({ timeout: 20_000 });
  await documentPlace.keeps(page);
  await expectSameVisit(page);
});

for (const slotPlace of everyRemote.filter(({ container }) => container('').includes('data-slot'))) {
  test(`${slotPlace.title} is replaced by its next version when the reader navigates`, async ({ page, trialSite: site }) => {
    await page.goto(slotPlace.address);
    await hydrated(page);
    await markVisit(page);
    const after = await site.deploy(await plantFault(slotPlace.remote, slotPlace.part, 'none'));
    await moveTo(page, 'CSS');
    await expect(page.locator(slotPlace.container(after))).toBeVisible();
    await expectSameVisit(page);
  });
}
