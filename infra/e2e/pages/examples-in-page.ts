import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The layout shift since the page was opened; starts before the page does. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>)
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

/** A live sample of the page, by its id. */
export class SampleInPage {
  readonly place: Locator;
  readonly frame: Locator;
  readonly inside: FrameLocator;

  constructor(page: Page, id: string) {
    this.frame = page.locator(`[data-live-id="${id}"]`);
    this.place = page.locator('.live-sample').filter({ has: this.frame });
    this.inside = page.frameLocator(`iframe[data-live-id="${id}"]:not([data-coming])`);
  }

  button(name: string): Locator {
    return this.place.getByRole('button', { name });
  }

  /** Scrolls to it. */
  async come(): Promise<void> {
    await this.place.scrollIntoViewIfNeeded();
    await expect(this.frame).toHaveAttribute('src', /runner\.html/);
  }
}

/** The interactive example of the page. */
export class ExampleInPage {
  readonly place: Locator;
  readonly panel: Locator;
  readonly output: FrameLocator;
  readonly log: Locator;

  constructor(page: Page) {
    this.place = page.locator('interactive-example');
    this.panel = this.place.getByRole('group').first();
    this.output = page.frameLocator('interactive-example iframe:not([data-coming])');
    this.log = this.place.getByRole('log');
  }

  button(name: string): Locator {
    return this.place.getByRole('button', { name });
  }

  editor(name: string): Locator {
    return this.place.getByRole('textbox', { name });
  }

  async alive(): Promise<void> {
    await this.place.scrollIntoViewIfNeeded();
    await expect(this.place).toHaveAttribute('data-alive', '');
  }
}
