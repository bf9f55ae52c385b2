import { expect, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import { readers, visitAs } from '../pages/reader.ts';

test.describe('a reader with two tabs', () => {
  test('chooses a theme in one, and the other follows', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.emulateMedia({ colorScheme: 'light' });
    await page.goto('/en-US/docs/Web/CSS');
    await other.goto('/en-US/blog/');
    await hydrated(page);
    await hydrated(other);
    const { theme } = new Header(page);
    await theme.open();
    await theme.button('Dark').click();
    await expect(other.locator('html')).toHaveClass('dark');
    await expect(new Header(other).theme.summary).toHaveAccessibleName('Theme: Dark');
    await expect(other.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#13151d');
  });

  test('signs out in one, and is signed out in the other', async ({ page, context }) => {
    await visitAs(context, readers.signedIn);
    await context.route('**/users/fxa/login/logout/', (route) => route.fulfill({ status: 303, headers: { location: '/en-US/' } }));
    const other = await context.newPage();
    await page.goto('/en-US/docs/Web/CSS');
    await other.goto('/en-US/docs/Web');
    for (const tab of [page, other]) {
      await hydrated(tab);
      await expect(new Header(tab).user.summary).toBeVisible();
    }
    await visitAs(context, readers.anonymous);
    await new Header(page).user.open();
    await new Header(page).user.button('Sign Out').click();
    await expect(new Header(other).signUp).toBeVisible();
    await expect(new Header(other).user.summary).toBeHidden();
    await expect(new Header(page).signUp).toBeVisible();
    expect(await other.evaluate(() => sessionStorage.getItem('whoami') ?? '')).not.toContain('reader@example.org');
  });
});
