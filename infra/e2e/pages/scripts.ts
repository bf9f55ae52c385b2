import type { Page, Request } from '@playwright/test';

/** Delays every script of the page until it is released: the reader is faster than the network. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remotes/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Scripts that the page has requested so far. */
export function scriptRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/**
 * How a page is scrolled through. A reader may turn a wheel as fast as this and no faster: what comes when it is near the viewport
 * would come into it. Where nothing looks at what moves, a frame for each window is enough, a quarter of the work.
 */
const paces = { reading: { windows: 0.5, frames: 2 }, leafing: { windows: 1, frames: 1 } } as const;
type Pace = keyof typeof paces;

/** Scrolls through the whole page, so that everything is loaded that waits until it is near the viewport. */
export async function scrollThrough(page: Page, pace: Pace = 'reading'): Promise<void> {
  await page.evaluate(async ({ windows, frames }) => {
    const drawn = async () => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * windows) {
      scrollTo(0, top);
      await drawn();
    }
    // Some are in a column with its own scroll bar.
    for (const slot of document.querySelectorAll('[data-slot]')) {
      slot.scrollIntoView();
      await drawn();
    }
    scrollTo(0, 0);
    await drawn();
  }, paces[pace]);
}

/** Resolves when every visible slot is filled by a hydrated part. */
export async function slotsAlive(page: Page, pace: Pace = 'leafing'): Promise<void> {
  await scrollThrough(page, pace);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slot] > div')]
      .filter((container) => container.checkVisibility() && container.childElementCount > 0)
      .every((container) => Object.keys(container).some((key) => key.startsWith('__reactContainer'))),
  );
}
