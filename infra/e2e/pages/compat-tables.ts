import type { Locator, Page } from '@playwright/test';

/** A cell of a compatibility table by how a screen reader names it: 'Chrome 92, …' in the row of a feature. */
export function compatCell(page: Page, feature: string | RegExp, browser: string): Locator {
  // The name of a mobile browser contains that of a desktop browser, and comes after it.
  return compatRow(page, feature)
    .getByRole('button', { name: new RegExp(`^${browser} \\S`) })
    .first();
}

export function compatRow(page: Page, feature: string | RegExp): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: feature }) });
}

/** Where no script runs there is no button in it to find a cell by. */
export function compatPlace(page: Page, feature: string | RegExp, browser: string): Locator {
  return compatRow(page, feature).locator(`td:has(> [value="${browser}"])`);
}

/** The open history. */
export function compatHistory(page: Page): Locator {
  return page.locator('tr.told[data-open] .history[data-open]');
}

/** The name of the browser above the version in a cell, set by the style sheet where the columns do not fit. */
export function nameOverVersion(cell: Locator): Promise<string> {
  return cell.evaluate((button) => getComputedStyle(button, '::after').content);
}

/** How many elements of each role of a table Chromium exposes to assistive technology, in any layout. */
export async function tableRoles(page: Page): Promise<Readonly<Record<string, number>>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const counts: Record<string, number> = { table: 0, row: 0, rowheader: 0, columnheader: 0, cell: 0 };
  for (const { role, ignored } of nodes)
    if (!ignored && role && counts[role.value] !== undefined) counts[role.value] = (counts[role.value] ?? 0) + 1;
  return counts;
}
