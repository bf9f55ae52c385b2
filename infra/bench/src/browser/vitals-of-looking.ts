import type { Browser } from '@playwright/test';
import { settled, visit } from './open-browser.ts';
import { readVitals, watchVitals, type Vitals } from './vitals.ts';

/** A page that is only looked at on the slow phone: the reader touches nothing. */
export function vitalsOfLooking(browser: Browser, url: string): Promise<Vitals> {
  return visit(browser, { slowPhone: true, before: watchVitals }, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' });
    await settled(page);
    return readVitals(page);
  });
}
