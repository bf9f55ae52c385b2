import type { Locator, Page } from '@playwright/test';
import { accessibilityTree } from './accessibility-tree.ts';
import { heardSince, listenToLiveRegions } from './live-regions.ts';
import { headings, landmarks, spoken, spokenLines, spokenOutline } from './spoken-lines.ts';

/** Writes down what the user of a screen reader meets: what is read, what is announced, and where the focus goes. */
export class ScreenReader {
  readonly #page: Page;
  readonly #lines: string[] = [];
  #title = '';

  /** To be made before the first page is opened. */
  static async in(page: Page): Promise<ScreenReader> {
    await listenToLiveRegions(page);
    return new ScreenReader(page);
  }

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Everything so far. */
  get script(): string {
    return `${this.#lines.join('\n').trim()}\n`;
  }

  /** Does something as the user does, with what it says and where the focus is afterwards. Resolves after what `act` waits for. */
  async does(action: string, act: () => Promise<unknown>): Promise<void> {
    await heardSince(this.#page);
    await act();
    this.#lines.push('', `> ${action}`);
    const heard = await heardSince(this.#page);
    const { page, focused, active } = await accessibilityTree(this.#page);
    if (page.name !== this.#title) this.#lines.push(`  title: ${page.name}${page.language && ` (in ${page.language})`}`);
    this.#title = page.name;
    this.#lines.push(...heard.map((line) => `  ${line}`), `  focus: ${spoken(focused, page.language)}`);
    if (active) this.#lines.push(`  active: ${spoken(active, page.language)}`);
  }

  async presses(key: string, until: () => Promise<unknown> = async () => undefined): Promise<void> {
    await this.does(key, async () => {
      await this.#page.keyboard.press(key);
      await until();
    });
  }

  /** Reads a part of the page from its first element to its last. */
  async reads(name: string, place: Locator): Promise<void> {
    const { page, part } = await accessibilityTree(this.#page, place);
    if (!part) throw new Error(`${name} is not in the accessibility tree`);
    this.#lines.push('', `${name}:`, ...spokenLines(part, page.language).map((line) => `  ${line}`));
  }

  async listsLandmarks(): Promise<void> {
    await this.#lists('landmarks', landmarks);
  }

  async listsHeadings(place?: Locator): Promise<void> {
    await this.#lists('headings', headings, place);
  }

  async #lists(name: string, roles: ReadonlySet<string>, place?: Locator): Promise<void> {
    const { page, part } = await accessibilityTree(this.#page, place);
    this.#lines.push('', `${name}:`, ...spokenOutline(part ?? page, roles, page.language).map((line) => `  ${line}`));
  }
}
