import { expect, hydrated, test } from '../site/site-test.ts';
import { missingPage } from '../pages/page-kinds.ts';

const issues = [
  {
    number: 7,
    title: 'Say what a gap is',
    url: 'https://code.example/issues/7',
    updated_at: '2026-05-08T10:00:00Z',
    labels: ['good first issue'],
  },
];

test.describe('the page about the community', () => {
  test('lists contributors and issues from the data it gets, and leaves out what there is no data of', async ({ page }) => {
    let data: object = { contributors: { total: 3, items: [{ name: 'A. Writer', pages: 2 }] }, issues };
    await page.route('**/en-US/community/index.json', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { hyData: object };
      await route.fulfill({ response, json: { ...json, hyData: { ...json.hyData, contributors: undefined, issues: undefined, ...data } } });
    });
    const visit = async () => {
      await page.goto('/en-US/about');
      await hydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Community' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
    };
    const main = page.getByRole('main');
    await visit();
    await expect(main.getByRole('region', { name: 'Contributors' }).getByRole('listitem')).toHaveText(['A. Writer 2 pages']);
    await expect(main.getByRole('region', { name: 'Contributors' })).toContainText('And 2 more.');
    const row = main.getByRole('row').filter({ hasText: 'Say what a gap is' });
    await expect(row.getByRole('link')).toHaveAttribute('href', 'https://code.example/issues/7');
    await expect(row.getByRole('cell')).toHaveText(['Say what a gap is #7', 'good first issue', 'May 8, 2026']);

    data = {};
    await visit();
    await expect(main.getByRole('region', { name: 'Contributors' })).toHaveCount(0);
    await expect(main.getByRole('table')).toHaveCount(0);
  });

  test('shows not-found where a profile answers with an error', async ({ page, expectErrors }) => {
    expectErrors(missingPage, /500/);
    await page.goto('/en-US/community');
    await hydrated(page);
    await page.route('**/community/spotlight/prism/index.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('main').getByRole('link', { name: 'Prism' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});

test.describe('data choices', () => {
  test('switch usage figures off by keyboard, for all pages of this browser, and on again', async ({ page }) => {
    const submitted: string[] = [];
    page.on('request', (request) => new URL(request.url()).pathname.startsWith('/submit/') && submitted.push(request.url()));
    await page.goto('/en-US/about/data-choices');
    await hydrated(page);
    const choice = page.getByRole('switch', { name: 'Send usage figures to this site' });
    await expect(choice).toBeChecked();
    await choice.focus();
    await page.keyboard.press('Space');
    await expect(choice).not.toBeChecked();
    await expect(page.getByText('Saved in this browser')).toBeVisible();

    submitted.length = 0;
    await page.goto('/en-US/docs/Web');
    await hydrated(page);
    await page.goto('/en-US/about/data-choices');
    await hydrated(page);
    await expect(choice).toBeEnabled();
    await expect(choice).not.toBeChecked();
    expect(submitted).toEqual([]);

    await choice.focus();
    await page.keyboard.press('Space');
    await expect(choice).toBeChecked();
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'moz-1st-party-data-opt-out' }));
  });

  test('say that the browser has decided where it sends the signal of Global Privacy Control', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/fr/about/data-choices');
    await hydrated(page);
    await expect(page.getByRole('switch')).toBeDisabled();
    await expect(page.getByText(/^Votre navigateur demande à tous les sites/)).toBeVisible();
  });
});
