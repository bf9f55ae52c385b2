import type { Locator, Page } from '@playwright/test';

/** A cell of a compatibility table by how a screen reader names it: 'Chrome 92, …' in the row of a feature. */
export function compatCell(page: Page, feature: string | RegExp, browser: string): Locator {
  // A browser of phones has the name of one of desktops in its own, and stands after it.
  return compatRow(page, feature)
    .getByRole('button', { name: new RegExp(`^${browser} \\S`) })
    .first();
}

export function compatRow(page: Page, feature: string | RegExp): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: feature }) });
}

/** The history that is open. */
export function compatHistory(page: Page): Locator {
  return page.locator('tr.told[data-open] .history[data-open]');
}
