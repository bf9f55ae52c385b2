import type { Locator, Page } from '@playwright/test';
import { accessibleTree, focusedElements } from './accessibility-tree.ts';
import { heardSince, listenToLiveRegions } from './live-regions.ts';
import { headings, landmarks, spoken, spokenLines, spokenOutline } from './spoken-lines.ts';

/** Which of them come is chance. */
const byChance = /^ *region "Advertisement/;

/** A part of the page as it is read from its first element to its last. */
export async function readAloud(page: Page, place: Locator, language = 'en-US'): Promise<readonly string[]> {
  return spokenLines(await accessibleTree(page, place), language);
}

/** Writes down what the user of a screen reader meets: what is read, what is announced, and where the focus goes. */
export class ScreenReader {
  readonly #page: Page;
  readonly #lines: string[] = [];
  #title = '';
  #language = '';

  /** In a tab that the page opened it listens from here on. */
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
    const heard = await heardSince(this.#page);
    const { title, lang } = await this.#page.evaluate(() => ({ title: document.title, lang: document.documentElement.lang }));
    const [focused, active] = await focusedElements(this.#page);
    this.#lines.push('', `> ${action}`);
    if (title !== this.#title) this.#lines.push(`  title: ${title}${lang === this.#language ? '' : `, in ${lang}`}`);
    this.#title = title;
    this.#language = lang;
    this.#lines.push(...heard.map((line) => `  ${line}`));
    if (focused) this.#lines.push(`  focus: ${spoken(focused, lang)}`);
    if (active) this.#lines.push(`  active: ${spoken(active, lang)}`);
  }

  async presses(key: string, until: () => Promise<unknown> = async () => undefined): Promise<void> {
    await this.does(key, async () => {
      await this.#page.keyboard.press(key);
      await until();
    });
  }

  /** Reads a part of the page from its first element to its last. */
  async reads(name: string, place: Locator): Promise<void> {
    this.#write(name, await readAloud(this.#page, place, this.#language));
  }

  async listsLandmarks(): Promise<void> {
    await this.#lists('landmarks', landmarks);
  }

  async listsHeadings(place?: Locator): Promise<void> {
    await this.#lists('headings', headings, place);
  }

  async #lists(name: string, roles: ReadonlySet<string>, place = this.#page.locator('body')): Promise<void> {
    const lines = spokenOutline(await accessibleTree(this.#page, place), roles, this.#language);
    this.#write(
      name,
      lines.filter((line) => !byChance.test(line)),
    );
  }

  #write(name: string, lines: readonly string[]): void {
    this.#lines.push('', `${name}:`, ...lines.map((line) => `  ${line}`));
  }
}
