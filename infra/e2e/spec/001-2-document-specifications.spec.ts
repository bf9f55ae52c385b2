import { within } from '@testing-library/dom';
import { expect, test } from '../site/site-test.ts';
import { textOf } from '../site/served-page.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

test.describe('a table of specifications', () => {
  test('names each specification once, with its sections below, as external links', async ({ served }) => {
    const rows = (await served('/en-US/docs/Reading/Compatibility/Standards')).all('table tbody tr');
    expect(rows).toHaveLength(2);
    const [first] = rows as [HTMLElement];
    expect(textOf(first)).toContain('DOM');
    const places = within(first).getAllByRole('link');
    expect(places.map(textOf)).toEqual(['#interface-attr', '#interface-node']);
    expect(places[0]?.getAttribute('href')).toBe('https://dom.spec.whatwg.org/#interface-attr');
    expect(places[0]?.className).toMatch(/external/);
  });

  test('shows the section of the specification beside its name', async ({ served }) => {
    const row = (await served('/en-US/docs/Reading/Compatibility/Standards')).body.getByRole('row', { name: /Fetch/ });
    expect(within(row).getByRole('link').getAttribute('href')).toBe('https://fetch.spec.whatwg.org/#fetch-method');
    expect(textOf(within(row).getAllByRole('cell').at(-1) as Element)).toBe('#fetch-method');
  });

  test("is the warning 'No specification found' if there is none", async ({ served }) => {
    const { body } = await served('/en-US/docs/Reading/Compatibility/None');
    expect(body.getByText('No specification found')).toBeTruthy();
    expect(body.queryByRole('table')).toBeNull();
  });

  test('fits a phone without scrolling sideways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en-US/docs/Reading/Compatibility/Standards');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await page.locator('figure.table-container').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
