import { axeViolations } from '../pages/axe-violations.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const module = '/en-US/curriculum/core/styling/';

test.describe('the curriculum', () => {
  test('starts with its name, its purpose, and where to begin', async ({ page }) => {
    await page.goto('/en-US/curriculum/');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MDN Curriculum');
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page).toHaveURL(/\/en-US\/curriculum\/[a-z-]+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('leads to every module, by its topic', async ({ served, request }) => {
    const links = (await served('/en-US/curriculum/')).all('main a[href^="/en-US/curriculum/core/"]');
    const addresses = new Set(links.map((link) => link.getAttribute('href') ?? ''));
    for (const name of ['structure', 'styling', 'scripting', 'good-habits', 'tools'])
      expect([...addresses]).toContain(`/en-US/curriculum/core/${name}/`);
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  });

  test('shows a module with its topic, its place in the list, and what comes before and after', async ({ page }) => {
    await page.goto(module);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2. Styling');
    await expect(page.getByText('Topic: Styling')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current=page]').filter({ visible: true })).toHaveText(
      '2. Styling',
    );
    const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(neighbours.getByRole('link').first()).toHaveAttribute('href', '/en-US/curriculum/core/structure/');
    await neighbours.getByRole('link').last().click();
    await expect(page).toHaveURL('/en-US/curriculum/core/scripting/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3. Scripting');
  });

  test('exists in English only: other languages redirect there', async ({ served }) => {
    expect((await served('/fr/curriculum/core/styling/')).path).toBe(module);
  });
});
