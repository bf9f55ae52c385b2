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

/** Scrolls through the whole page, so that everything is loaded that waits until it is near the viewport. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // As fast as a reader may turn a wheel, and no faster: what comes when it is near the viewport would come into it.
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    // Some are in a column with its own scroll bar.
    for (const slot of document.querySelectorAll('[data-slot]')) {
      slot.scrollIntoView();
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
}

/** Resolves when every visible slot is filled by a hydrated part. */
export async function slotsAlive(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slot] > div')]
      .filter((container) => container.checkVisibility() && container.childElementCount > 0)
      .every((container) => Object.keys(container).some((key) => key.startsWith('__reactContainer'))),
  );
}
