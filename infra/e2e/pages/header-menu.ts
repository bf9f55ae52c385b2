import { expect, type Locator, type Page } from '@playwright/test';

/** One menu of the header: its button and its list. */
export class HeaderMenu {
  readonly #page: Page;
  readonly box: Locator;
  readonly summary: Locator;
  readonly links: Locator;

  constructor(page: Page, box: Locator) {
    this.#page = page;
    this.box = box;
    this.summary = box.locator('> summary');
    this.links = box.getByRole('link');
  }

  async open(): Promise<void> {
    await this.summary.click();
    await this.expectOpen();
  }

  async expectOpen(): Promise<void> {
    await expect(this.box).toHaveJSProperty('open', true);
  }

  async expectClosed(): Promise<void> {
    await expect(this.box).toHaveJSProperty('open', false);
  }

  /** By its first words: a dot adds its own. */
  link(name: string): Locator {
    return this.box.getByRole('link', { name: new RegExp(`^${name}`) });
  }

  button(name: string): Locator {
    return this.box.getByRole('button', { name, exact: true });
  }

  /** Every link that the reader can see, in order, as [words, address]. */
  async visibleLinks(): Promise<Array<[string, string]>> {
    const found: Array<[string, string]> = [];
    for (const link of await this.links.filter({ visible: true }).all()) {
      const words = await link.evaluate((element) => {
        const copy = element.cloneNode(true) as Element;
        // A mark, and the second line.
        for (const more of copy.querySelectorAll('[title], span > span')) more.remove();
        return (copy.textContent ?? '').trim();
      });
      found.push([words, (await link.getAttribute('href')) ?? '']);
    }
    return found;
  }

  /** The dot of something new, by its words. */
  dot(name: 'New' | 'New feature'): Locator {
    return this.box.locator(`[title="${name}"]`);
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }
}
