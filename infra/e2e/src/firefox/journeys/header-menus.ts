import type { ReaderTab } from '../reader-tab.ts';

/** In a narrow window everything of the header is in its main menu. */
async function openMainMenu(tab: ReaderTab): Promise<void> {
  if (tab.isPhone) await tab.click('header button', /main menu/);
}

/** Follows an entry, by its first words, of a menu of areas. */
export async function followMenu(tab: ReaderTab, menu: string, entry: string): Promise<void> {
  await openMainMenu(tab);
  await tab.click('header summary', new RegExp(`^${menu}`));
  await tab.click('header details[open] a', new RegExp(`^${entry}`));
}

/** The menus of theme, language and account: their summaries have a label, as not every window has room for words. */
export async function openLabelledMenu(tab: ReaderTab, label: string): Promise<void> {
  await openMainMenu(tab);
  await tab.click(`header summary[aria-label^="${label}"]`);
}

export async function followHeaderLink(tab: ReaderTab, words: string): Promise<void> {
  await openMainMenu(tab);
  await tab.click('header a', words);
}
