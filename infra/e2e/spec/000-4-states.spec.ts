import { expect, goOffline, hydrated, test } from '../site/site-test.ts';
import { newAddress, register } from '../pages/accounts.ts';
import { Header } from '../pages/header.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { SaveMenu } from '../pages/save-menu.ts';
import { slotsAlive } from '../pages/scripts.ts';

const article = '/en-US/docs/Web/CSS';

test.describe('the offline bar', () => {
  test("says 'You are reading offline.' and 'You are back online.'", async ({ page, context }) => {
    await page.goto(article);
    await hydrated(page);
    const notices = page.getByRole('status');
    await goOffline(page);
    await expect(notices.getByText('You are reading offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(notices.getByText('You are back online.')).toBeVisible();
    await expect(notices.getByText('You are reading offline.')).toHaveCount(0);
    await notices.getByRole('button', { name: 'Close' }).click();
    await expect(notices.getByText('You are back online.')).toHaveCount(0);
  });

  test('disappears by itself some time after the connection is back', async ({ page, context }) => {
    await page.clock.install();
    await page.goto(article);
    await hydrated(page);
    await goOffline(page);
    await context.setOffline(false);
    const back = page.getByText('You are back online.');
    await expect(back).toBeVisible();
    await page.clock.runFor(5000);
    await expect(back).toHaveCount(0);
  });
});

test.describe('a toast', () => {
  test('is a polite live region, undoes what was done, and can be closed', async ({ page }) => {
    await register(page, newAddress(), article);
    const menu = new SaveMenu(page);

    await test.step('with an Undo button undoes the action', async () => {
      await menu.open();
      await menu.save.click();
      await expect(menu.ribbon).toHaveText('Saved');
      await page.getByRole('status').filter({ hasText: 'Saved to Saved Articles' }).getByRole('button', { name: 'Undo' }).click();
      await expect(menu.ribbon).toHaveText('Save');
    });

    await test.step('is a polite live region, and can be closed', async () => {
      await menu.open();
      await menu.save.click();
      const toast = page.getByRole('status').filter({ hasText: 'Saved to Saved Articles' });
      await expect(toast).toBeVisible();
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(toast).toHaveCount(0);
    });
  });
});

test.describe('the bookmark control', () => {
  test('belongs to the open document, also after a navigation', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);
    await slotsAlive(page);
    const save = page.getByRole('article').getByRole('link', { name: 'Save' });
    const leadsBackTo = (path: string) => `/users/fxa/login/authenticate/?next=${encodeURIComponent(path)}`;
    await expect(save).toHaveAttribute('href', leadsBackTo(article));
    const header = new Header(page);
    await header.menu('References').open();
    await header.menu('References').link('All web technologies').click();
    await expect(page).toHaveURL('/en-US/docs/Web');
    await expect(save).toHaveAttribute('href', leadsBackTo('/en-US/docs/Web'));
    await header.plainLink('Blog').click();
    await expect(page).toHaveURL('/en-US/blog/');
    await expect(save).toHaveCount(0);
  });

  test('is disabled when offline', async ({ page, context }) => {
    await visitAs(page, readers.signedIn);
    await page.goto(article);
    await hydrated(page);
    await slotsAlive(page);
    const save = page.getByRole('article').getByRole('button', { name: 'Save' });
    await expect(save).toBeEnabled();
    await goOffline(page);
    await expect(save).toBeDisabled();
    await context.setOffline(false);
    await expect(save).toBeEnabled();
  });
});

test.describe('storage that fails', () => {
  const failures = {
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'is broken': () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('broken', 'InvalidStateError');
        };
      }
    },
    'is blocked, as cookies are': () => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    },
  };
  for (const [name, breakStorage] of Object.entries(failures)) {
    test(`causes only a warning if it ${name}`, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.addInitScript(breakStorage);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(article);
      await hydrated(page);
      const header = new Header(page);
      await header.theme.open();
      await header.theme.button('Dark').click();
      await expect(page.locator('html')).toHaveClass('dark');
      await header.plainLink('Blog').click();
      await expect(page).toHaveURL('/en-US/blog/');
      await expect(page.locator('html')).toHaveClass('dark');
      await page.goBack();
      await expect(page).toHaveURL(article);
      expect(warnings.join('\n')).toContain('Browser storage theme could not be used');
    });
  }

  test('does not keep a copy of the session that is not JSON', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.length === 0) sessionStorage.setItem('whoami', '{"isAuth');
    });
    await page.goto(article);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
    await expect(new Header(page).signUp).toBeVisible();
  });
});

test.describe('page errors', () => {
  test("a document without its root is reported as 'missing root element' and stays readable", async ({ page, expectErrors }) => {
    expectErrors(/missing root element/);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(`**${article}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<main id="content"', '<main id="something-else"') });
    });
    await page.goto(article);
    await page.mouse.move(5, 5);
    await expect.poll(() => errors.join()).toContain('missing root element');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(new Header(page).plainLink('Blog')).toBeVisible();
  });
});
