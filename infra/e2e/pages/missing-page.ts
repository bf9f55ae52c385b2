import type { Locator, Page } from '@playwright/test';

/** The page that is shown for a missing page. */
export class MissingPage {
  readonly heading: Locator;
  readonly sentence: Locator;
  readonly path: Locator;
  readonly toHome: Locator;
  readonly search: Locator;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#main = page.getByRole('main');
    this.heading = this.#main.getByRole('heading', { level: 1 });
    this.sentence = this.#main.getByRole('paragraph').filter({ has: page.locator('code') });
    this.path = this.sentence.locator('code');
    this.toHome = this.#main.locator('a[href$="/"]').last();
    this.search = this.#main.getByRole('searchbox');
  }

  link(name: string): Locator {
    return this.#main.getByRole('link', { name, exact: true });
  }
}
