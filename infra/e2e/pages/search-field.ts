import type { Locator } from '@playwright/test';

/** The field of a search box: a plain one without scripts, a combobox after quick search has hydrated. */
export function searchField(within: Locator): Locator {
  return within.getByRole('searchbox').or(within.getByRole('combobox'));
}
