import type { Page } from '@playwright/test';

/** Adds a link to an address that only this test knows, and follows it. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('[data-test-link]')?.remove();
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'a link of this test' });
    link.dataset.testLink = '';
    document.querySelector('main h1')?.after(link);
  }, href);
  await page.getByRole('link', { name: 'a link of this test' }).click();
}
