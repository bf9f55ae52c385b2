import type { Page } from '@playwright/test';
import { expect } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import type { RunningSite } from '../site/running-site.ts';
import { failuresCounted } from './failure-counter.ts';
import { plantFault } from './plant-fault.ts';
import type { Place } from './part-positions.ts';
import type { Trouble } from './browser-faults.ts';

interface Story {
  readonly page: Page;
  readonly site: RunningSite;
  readonly place: Place;
  readonly trouble: Trouble;
  readonly expectErrors: (...patterns: RegExp[]) => void;
}

/**
 * A visit in which a part fails in the browser, from the first load to the deploy that repairs the page: the text stays,
 * the rest works, the failure is counted under the part's name, and the open page takes the next version without a reload.
 */
export async function liveThrough({ page, site, place, trouble, expectErrors }: Story): Promise<void> {
  const { remote, part } = place;
  await trouble.bring(page, site, place);
  const version = await site.liveVersion(remote);
  const failure = { code: trouble.code, remote, version };
  const countedBefore = await failuresCounted(site.operations, failure);
  expectErrors(new RegExp(`^${trouble.code}: ${part} of ${remote} ${version}`), ...trouble.consoleSays);

  await page.goto(place.address);
  await place.keeps(page);
  await page.mouse.move(5, 5);
  await expect
    .poll(() => failuresCounted(site.operations, failure), { message: 'the failure is counted', timeout: 15_000 })
    .toBeGreaterThan(countedBefore);
  await place.keeps(page);
  await expectRestToWork(page);
  await page.goBack();
  await (place.keepsLater ?? place.keeps)(page);

  await markVisit(page);
  const next = await site.deploy(await plantFault(remote, part, 'none'));
  await expectHealed(page, place, next);
}

/** The page was not reloaded, and the part in it is now the one that was deployed last. */
export async function expectHealed(page: Page, place: Place, version: string): Promise<void> {
  await page.mouse.move(7, 7);
  await expect(page.locator(place.container(version))).toBeVisible({ timeout: 20_000 });
  await expectSameVisit(page);
  await place.keeps(page);
}

/** In spite of the failure the menus open and their links lead to readable pages. */
export async function expectRestToWork(page: Page): Promise<void> {
  const menu = new Header(page).menu('References');
  await menu.open();
  await menu.link('CSS').click();
  await expect(page).toHaveURL(/\/docs\/Web\/CSS$/);
  await expect(page.getByRole('heading', { level: 1, name: 'CSS' })).toBeVisible();
}

/** A reload removes this. */
export async function markVisit(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { visit: 'the same' }));
}

export async function expectSameVisit(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { visit?: string }).visit), 'the page was not loaded again').toBe('the same');
}
