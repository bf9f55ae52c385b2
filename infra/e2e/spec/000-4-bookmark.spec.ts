import { newAddress, register } from '../pages/accounts.ts';
import { SaveMenu } from '../pages/save-menu.ts';
import { expect, goOffline, hydrated, test } from '../site/site-test.ts';

const article = '/en-US/docs/Web/CSS';

test.describe('the bookmark menu', () => {
  test('saves, changes and removes a page, and says what is wrong', async ({ page, context, expectErrors }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await register(page, newAddress(), article);
    const menu = new SaveMenu(page);
    const { ribbon } = menu;

    await test.step('is disabled while the reader is offline', async () => {
      await expect(ribbon).toBeEnabled();
      await goOffline(page);
      await expect(ribbon).toBeDisabled();
      await context.setOffline(false);
      await expect(ribbon).toBeEnabled();
    });

    await test.step("requires a title, and says so as 'Error: …'", async () => {
      await menu.open();
      await menu.title.fill('  ');
      await menu.save.click();
      await expect(menu.box.getByText('Error: Please enter a title.')).toBeVisible();
      await expect(menu.title).toBeFocused();
      await menu.cancel.click();
      await expect(menu.box).toBeHidden();
    });

    await test.step('resets and closes with Cancel, and closes with Escape', async () => {
      await menu.open();
      await menu.title.fill('Something else');
      await menu.cancel.click();
      await expect(menu.box).toBeHidden();
      await menu.open();
      await expect(menu.title).toHaveValue('CSS: Cascading Style Sheets');
      await page.keyboard.press('Escape');
      await expect(menu.box).toBeHidden();
    });

    await test.step("says 'Save' until the page is in a collection, and 'Saved' from then on", async () => {
      await expect(menu.ribbon).toHaveText('Save');
      await menu.open();
      await expect(menu.collection.locator('option')).toHaveText(['☆ Saved Articles', '+ New Collection']);
      await expect(menu.title).toHaveValue('CSS: Cascading Style Sheets');
      await menu.save.click();
      await expect(menu.box).toBeHidden();
      await expect(menu.ribbon).toHaveText('Saved');
      await page.reload();
      await hydrated(page);
      await expect(menu.ribbon).toHaveText('Saved');
      await menu.open();
      await expect(menu.collection.locator('option').first()).toHaveText('★ Saved Articles');
      await page.keyboard.press('Escape');
      await expect(menu.box).toBeHidden();
    });

    await test.step('updates the existing item of the selected collection, and removes it', async () => {
      await menu.open();
      await menu.title.fill('The cascade');
      await menu.note.fill('First chapter');
      await menu.save.click();
      await expect(menu.box).toBeHidden();
      await menu.open();
      await expect(menu.title).toHaveValue('The cascade');
      await expect(menu.note).toHaveValue('First chapter');
      await menu.delete.click();
      await expect(menu.box).toBeHidden();
      await expect(menu.ribbon).toHaveText('Save');
    });

    await test.step("opens a form with '+ New Collection', and selects the new collection", async () => {
      await menu.open();
      await menu.collection.selectOption('+ New Collection');
      const form = page.getByRole('dialog', { name: 'New collection' });
      await form.getByLabel('Name').fill('Layout');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await expect(menu.collection.locator('option:checked')).toHaveText('☆ Layout');
      await menu.save.click();
      await expect(menu.ribbon).toHaveText('Saved');
    });
  });
});

test('an anonymous reader who wants to save is asked to sign in, and returns to the page', async ({ page }) => {
  await page.goto(article);
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Save' });
  await expect(link).toHaveAttribute('href', `/users/fxa/login/authenticate/?next=${encodeURIComponent(article)}`);
});
