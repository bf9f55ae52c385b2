import type { Locator, Page } from '@playwright/test';
import { keptRunnerHosts } from '@webdocs/contracts/samples/kept-runner';
import { expect } from '../site/site-test.ts';

/** Of an area, in the settings. */
export const areaRow = (page: Page, area: string): Locator => page.getByRole('listitem').filter({ has: checkbox(page, area) });

export const checkbox = (page: Page, area: string): Locator => page.getByRole('checkbox', { name: new RegExp(`^${area}`) });

export async function download(page: Page, ...areas: readonly string[]): Promise<void> {
  for (const area of areas) await checkbox(page, area).check();
  for (const area of areas) await isHere(page, area);
}

async function isHere(page: Page, area: string): Promise<void> {
  await expect(areaRow(page, area).getByText('On this device', { exact: true })).toBeVisible({ timeout: 60_000 });
}

/** Waits for the pages in which samples run without a network: they come while the packs do. */
export function keptSamples(page: Page): () => Promise<void> {
  const hosts = new Set<string>();
  page.on('response', (response) => {
    const { host } = new URL(response.url());
    if (/^kept-\d\./.test(host)) hosts.add(host);
  });
  return async () => {
    await expect.poll(() => hosts.size, { timeout: 60_000 }).toBe(keptRunnerHosts);
    await expect(page.locator('iframe[hidden]')).toHaveCount(0, { timeout: 60_000 });
  };
}
