import { expect, hydrated, test } from '../site/site-test.ts';
import { readers, visitAs } from '../pages/reader.ts';

test.describe('the Plus overview', () => {
  test('has a hero, a blurb for each feature that the site has, and a plan chooser', async ({ page }) => {
    await page.goto('/en-US/plus');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('region', { name: "What's included" }).getByRole('listitem')).toHaveCount(5);
    const chooser = main.getByRole('region', { name: 'Choose your plan' });
    await expect(chooser.getByRole('article').getByRole('heading')).toHaveText(['Core', 'Plus 5', 'Supporter 10']);
    await main.getByRole('link', { name: 'Choose a plan' }).click();
    await expect(page).toHaveURL('/en-US/plus#subscribe');
    await expect(chooser).toBeInViewport();
  });

  test('has the prices of a month and of a year', async ({ page }) => {
    await page.goto('/en-US/plus');
    const plan = page.getByRole('article').filter({ hasText: 'Plus 5' }).first();
    await expect(plan.getByText('$4.17', { exact: true })).toBeVisible();
    await page.getByLabel('Monthly', { exact: true }).check();
    await expect(plan.getByText('$5', { exact: true })).toBeVisible();
    await expect(plan.getByText('$4.17', { exact: true })).toBeHidden();
    await page.getByLabel('Yearly', { exact: true }).check();
    await expect(plan.getByText('$50 billed once a year')).toBeVisible();
  });

  for (const { who, whoami, buttons } of [
    {
      who: 'an anonymous visitor',
      whoami: readers.anonymous,
      buttons: ['Start with Core', 'Start with Plus 5', 'Start with Supporter 10'],
    },
    { who: 'a reader with Core', whoami: readers.signedIn, buttons: ['Current plan', 'Upgrade to Plus 5', 'Upgrade to Supporter 10'] },
    {
      who: 'a subscriber who pays monthly',
      whoami: readers.subscriber,
      buttons: ['Not available', 'Current plan', 'Upgrade to Supporter 10'],
    },
  ]) {
    test(`offers ${who}: ${buttons.join(', ')}`, async ({ page }) => {
      await visitAs(page, whoami);
      await page.goto('/en-US/plus');
      await hydrated(page);
      if (whoami === readers.subscriber) await expect(page.getByLabel('Monthly', { exact: true })).toBeChecked();
      const plans = page.getByRole('region', { name: 'Choose your plan' }).getByRole('article');
      for (const [index, words] of buttons.entries()) {
        await expect(plans.nth(index).getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(1);
      }
    });
  }
});
