import type { Page } from '@playwright/test';

/** By how much the page is too wide, and which element causes it. */
export function overflowOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return '';
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return `${scrollWidth - clientWidth} px, by ${culprits.at(-1)?.outerHTML.slice(0, 100)}`;
  });
}
