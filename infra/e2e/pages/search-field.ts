import type { Locator } from '@playwright/test';

/** The field of a search box: a plain one for who reads without scripts, a combobox once quick search is alive. */
export function searchField(within: Locator): Locator {
  return within.getByRole('searchbox').or(within.getByRole('combobox'));
}
