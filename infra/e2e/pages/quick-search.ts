import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../site/site-test.ts';

/** A search box that answers while the reader types: the one of the header, or of the hero on home. */
export class QuickSearch {
  readonly #page: Page;
  readonly #place: Locator;
  readonly field: Locator;
  readonly list: Locator;
  readonly rows: Locator;
  /** The last row: all texts of the site. */
  readonly wholeSite: Locator;

  constructor(page: Page, where: 'header' | 'hero' = 'header') {
    this.#page = page;
    this.#place = page.getByRole(where === 'header' ? 'banner' : 'main');
    this.field = this.#place.getByRole('combobox');
    this.list = this.#place.getByRole('listbox');
    this.rows = this.list.getByRole('option').filter({ hasNot: page.locator('svg') });
    this.wholeSite = this.list.getByRole('option', { name: /Search the whole site/ });
  }

  /** Opens a page and waits until its box has hydrated. */
  async visit(address: string): Promise<void> {
    await this.#page.goto(address);
    await hydrated(this.#page);
    // On a phone it is collapsed.
    await expect(this.#place.locator('input[role=combobox]')).toBeAttached();
  }

  /** From here on time passes only when the test says so. Needs an installed clock. */
  async stopTime(): Promise<void> {
    await this.#page.clock.pauseAt((await this.#page.evaluate(() => Date.now())) + 1000);
  }

  async type(words: string): Promise<void> {
    await this.field.fill(words);
  }

  row(name: string | RegExp): Locator {
    return this.list.getByRole('option', { name });
  }

  /** The active row, as exposed to assistive technology. */
  async expectActive(row: Locator): Promise<void> {
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(this.field).toHaveAttribute('aria-activedescendant', (await row.getAttribute('id')) ?? '');
  }

  /** What is in the list in addition to its rows. */
  line(words: string): Locator {
    return this.#place.locator('p[aria-hidden]', { hasText: words });
  }

  get announced(): Locator {
    return this.#place.getByRole('status');
  }
}
