import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, ElementHandle, Frame, HTTPRequest, KeyInput, Page } from 'puppeteer-core';
import { bodyOf } from './body-of-request.ts';
import type { Theme } from './start-firefox.ts';

export interface Screen {
  readonly name: 'desktop' | 'phone';
  readonly width: number;
  readonly height: number;
}

export interface Setting {
  readonly screen: Screen;
  /** Of the system, which pages follow until the reader chooses one. */
  readonly theme: Theme;
}

/** What an element says or is labelled, all of it or something in it. */
export type Words = string | RegExp;

type Point = readonly [x: number, y: number];

const patienceMs = 20_000;
const lookedAtEveryMs = 50;
/** A frame whose code never ends does not answer at all. */
const answersWithinMs = 2000;
/** Hashes of no byte at all: Firefox says of a script whose loading ends with its page that its content is not the signed one. */
const endedWithItsPage =
  /integrity attribute.*“(?:OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb|47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=)”/;

/** Of the script that the driver puts into documents of Firefox 140: without it there is none, and no window hears of it. */
const ofTheDriver = /^thrown: Error: Permission denied to access property "length"$/;

/** A tab of Firefox in the hands of a reader that the site does not know yet: pointer, keys and eyes, and what went wrong meanwhile. */
export class ReaderTab {
  readonly #context: BrowserContext;
  readonly #site: string;
  readonly #errors: string[] = [];
  readonly #expected: RegExp[] = [endedWithItsPage, ofTheDriver];
  #page: Page;

  private constructor(
    context: BrowserContext,
    page: Page,
    site: string,
    readonly setting: Setting,
  ) {
    this.#context = context;
    this.#page = page;
    this.#site = site;
  }

  static async open(browser: Browser, site: string, setting: Setting): Promise<ReaderTab> {
    const context = await browser.createBrowserContext();
    const tab = new ReaderTab(context, await context.newPage(), site, setting);
    await tab.#watch();
    return tab;
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  get isPhone(): boolean {
    return this.setting.screen.name === 'phone';
  }

  get theme(): Theme {
    return this.setting.theme;
  }

  /** Errors that the journey causes on purpose; any other is a fault. */
  expectErrors(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpectedErrors(): readonly string[] {
    return this.#errors.filter((error) => !this.#expected.some((pattern) => pattern.test(error)));
  }

  /** Opens an address that was typed, and waits until the page has hydrated. */
  async visit(address: string): Promise<void> {
    await this.open(address);
    await this.hydrated();
  }

  /** Opens an address without waiting for scripts. */
  async open(address: string): Promise<void> {
    await this.#page.goto(new URL(address, this.#site).href, { waitUntil: 'domcontentloaded', timeout: patienceMs });
  }

  async reload(): Promise<void> {
    await this.#page.reload({ waitUntil: 'domcontentloaded', timeout: patienceMs });
    await this.hydrated();
  }

  /** As its button does. Not by the driver, which waits for a load: pages of the site come back without one. */
  async back(): Promise<void> {
    await this.#page.evaluate(() => window.history.back());
  }

  async hydrated(): Promise<void> {
    await this.#page.mouse.move(5, 5);
    await this.see('html[data-hydrated]');
  }

  /** Brings an element into the window, waits until it rests there, moves the pointer to its middle and presses. */
  async click(selector: string, words?: Words): Promise<void> {
    await this.#with(selector, words, async (element) => {
      await element.evaluate(uncover);
      const [x, y] = await this.#middleAtRest(element, nameOf(selector, words));
      await this.#page.mouse.click(x, y);
    });
  }

  /** Types key by key into what has the focus. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async press(...keys: readonly KeyInput[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async pressTogether(modifier: KeyInput, key: KeyInput): Promise<void> {
    await this.#page.keyboard.down(modifier);
    await this.#page.keyboard.press(key);
    await this.#page.keyboard.up(modifier);
  }

  /** Clicks into a field and types in place of what is there. */
  async write(field: string, text: string): Promise<void> {
    await this.click(field);
    await this.pressTogether('Control', 'a');
    await this.type(text);
  }

  /** Goes to it by the keyboard. */
  async focus(selector: string): Promise<void> {
    await this.#with(selector, undefined, (element) => element.focus());
  }

  async choose(list: string, value: string): Promise<void> {
    await this.#with(list, undefined, async (element) => void (await element.select(value)));
  }

  /** Turns the wheel over the middle of the window. */
  async wheel(deltaY: number): Promise<void> {
    const { width, height } = this.setting.screen;
    await this.#page.mouse.move(width / 2, height / 2);
    await this.#page.mouse.wheel({ deltaY });
  }

  async bringIntoView(selector: string, words?: Words): Promise<void> {
    await this.#with(selector, words, (element) => element.scrollIntoView());
  }

  /** Waits until it is shown, in the window or further down. */
  async see(selector: string, words?: Words): Promise<void> {
    const element = await this.#find(selector, words);
    await element.dispose();
  }

  async seeNo(selector: string, words?: Words): Promise<void> {
    await this.#until(`${nameOf(selector, words)} is still there`, async () => !(await look(this.#page.mainFrame(), selector, words)));
  }

  async seeInWindow(selector: string, words?: Words): Promise<void> {
    await this.#until(`${nameOf(selector, words)} is not in the window`, async () => {
      const element = await look(this.#page.mainFrame(), selector, words);
      return element ? element.isIntersectingViewport() : false;
    });
  }

  async seeFocusOn(selector: string): Promise<void> {
    await this.#until(`${selector} does not have the focus`, () =>
      this.#page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector),
    );
  }

  async seeValue(field: string, value: string): Promise<void> {
    await this.#until(`${field} does not hold ${value}`, async () => {
      const element = await look(this.#page.mainFrame(), field);
      return element ? element.evaluate((one, wanted) => 'value' in one && one.value === wanted, value) : false;
    });
  }

  /** Frames are replaced when their code runs again: each look is at the one of that moment. */
  async seeInFrame(frame: string, selector: string, words?: Words): Promise<void> {
    await this.#until(`${nameOf(selector, words)} is not in ${frame}`, async () => {
      const element = await look(this.#page.mainFrame(), frame);
      const inside = await element?.contentFrame();
      return inside ? (await look(inside, selector, words)) !== null : false;
    });
  }

  async isAt(address: string | RegExp): Promise<void> {
    await this.#until(`the address is not ${String(address)}`, async () => {
      const href = await this.#page.evaluate(() => window.location.href);
      return address instanceof RegExp ? address.test(href) : href === new URL(address, this.#site).href;
    });
  }

  /** What a function finds out in the page. */
  async ask<T>(question: () => T): Promise<Awaited<T>> {
    return this.#page.evaluate(question);
  }

  /** Waits until a question about the page has the wanted answer. */
  async askUntil<T>(wanted: Awaited<T>, question: () => T): Promise<void> {
    let answer: Awaited<T> | undefined;
    await this.#until(
      () => `the answer is ${JSON.stringify(answer)} in place of ${JSON.stringify(wanted)}: ${String(question)}`,
      async () => (answer = await this.ask(question)) === wanted,
    );
  }

  /** Where the page is scrolled to when it has come to rest. */
  async restingPlace(): Promise<number> {
    let place = -1;
    await this.#until('the page does not come to rest', async () => {
      const before = place;
      place = await this.#place();
      return place === before;
    });
    return place;
  }

  async seePlace(wanted: number): Promise<void> {
    let place = -1;
    await this.#until(
      () => `the page is at ${place} px, not at ${wanted}`,
      async () => Math.abs((place = await this.#place()) - wanted) <= 1,
    );
  }

  /** By how much the page is wider than the window, and which element causes it; '' where all is well. */
  async overflow(): Promise<string> {
    return this.ask(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return '';
      const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5);
      return `${window.location.pathname} is ${scrollWidth - clientWidth} px too wide, by ${wide.at(-1)?.outerHTML.slice(0, 100)}`;
    });
  }

  /** Goes on in the tab that an action opens. */
  async follow(action: () => Promise<void>): Promise<void> {
    const opened = new Promise<Page | null>((resolve) => this.#page.once('popup', resolve));
    await action();
    const page = await within(patienceMs, opened);
    if (!page) throw new Error('no tab was opened');
    this.#page = page;
    await this.#watch();
  }

  async picture(path: `${string}.png`): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await this.#page.screenshot({ path });
  }

  /** After the page was painted there. */
  #place(): Promise<number> {
    return this.ask(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return Math.round(window.scrollY);
    });
  }

  /** What is replaced while it is acted on, is looked for once more. */
  async #with(selector: string, words: Words | undefined, act: (element: ElementHandle) => Promise<void>): Promise<void> {
    const element = await this.#find(selector, words);
    try {
      await act(element);
    } catch (thrown) {
      if (await element.evaluate(({ isConnected }) => isConnected).catch(() => false)) throw thrown;
      await act(await this.#find(selector, words));
    }
  }

  /** Looked for here: the driver's own way is forbidden by the policy of a page in Firefox 140. */
  async #middleAtRest(element: ElementHandle, name: string): Promise<Point> {
    let middle: Point | undefined;
    await this.#until(`${name} does not rest, or is disabled`, async () => {
      middle = await element.evaluate(restingMiddle);
      return middle !== undefined;
    });
    return middle as Point;
  }

  async #find(selector: string, words?: Words): Promise<ElementHandle> {
    let found: ElementHandle | null = null;
    await this.#until(`${nameOf(selector, words)} is not there`, async () => {
      found = await look(this.#page.mainFrame(), selector, words);
      return found !== null;
    });
    return found as unknown as ElementHandle;
  }

  async #until(complaint: string | (() => string), isSo: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      // While another document takes the place of this one there is nothing to look at.
      const seen = await within(answersWithinMs, isSo()).catch((thrown: Error) => thrown);
      if (seen === true) return;
      if (performance.now() > deadline) {
        const why = seen instanceof Error ? `: ${seen.message}` : '';
        throw new Error(`${typeof complaint === 'string' ? complaint : complaint()} (at ${this.#page.url()})${why}`);
      }
      await pause(lookedAtEveryMs);
    }
  }

  /** Errors of pages and their frames, answers that are errors, what the policy blocked, and failures that pages report themselves. */
  async #watch(): Promise<void> {
    const page = this.#page;
    page.on('pageerror', (error) => this.#errors.push(`thrown: ${error instanceof Error ? error.message : String(error)}`));
    page.on('console', (message) => message.type() === 'error' && this.#errors.push(`console: ${message.text()}`));
    page.on('response', (response) => response.status() >= 400 && this.#errors.push(`${response.status()} ${response.url()}`));
    page.on('request', (request: HTTPRequest) => {
      if (request.url().endsWith('/_report')) this.#errors.push(`report: ${bodyOf(request)?.slice(0, 300)}`);
    });
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`blocked: ${effectiveDirective} ${blockedURI}`),
      ),
    );
    await this.#setViewport();
  }

  /** Firefox 140 knows no orientation of a screen, which the driver sets besides: the size alone counts here. */
  async #setViewport(): Promise<void> {
    const page = this.#page;
    const { width, height } = this.setting.screen;
    await page.setViewport({ width, height }).catch((thrown: Error) => {
      if (!thrown.message.includes('unknown command emulation.setScreenOrientationOverride')) throw thrown;
    });
    await this.#until(`the window is not ${width} px wide`, async () => (await page.evaluate(() => window.innerWidth)) === width);
  }
}

async function look(frame: Frame, selector: string, words: Words = ''): Promise<ElementHandle | null> {
  const handle = await frame.evaluateHandle(found, selector, words);
  return handle.asElement() as ElementHandle | null;
}

/** Runs in the page. */
function found(selector: string, words: Words): Element | null {
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (words === '') return element;
    for (const told of [element.getAttribute('aria-label'), element.textContent]) {
      const said = (told ?? '').replace(/\s+/g, ' ').trim();
      if (words instanceof RegExp ? words.test(said) : words === said) return element;
    }
  }
  return null;
}

/** Runs in the page: what lies under the header, which stays where it is, is brought to the middle of the window. */
function uncover(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!there || !element.contains(there)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the page: undefined while it moves, and while it cannot be pressed. */
async function restingMiddle(element: Element): Promise<Point | undefined> {
  const before = element.getBoundingClientRect();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { left, top, width, height } = element.getBoundingClientRect();
  const hasMoved = left !== before.left || top !== before.top || width !== before.width || height !== before.height;
  return hasMoved || !element.checkVisibility() || element.matches(':disabled') ? undefined : [left + width / 2, top + height / 2];
}

function nameOf(selector: string, words: Words = ''): string {
  return words === '' ? selector : `${selector} that says ${String(words)}`;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const given = new AbortController();
  const late = pause(milliseconds, undefined, { signal: given.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    given.abort();
    late.catch(() => undefined);
  }
}
