import { expect, hydrated, test } from '../site/site-test.ts';
import { french, Header } from '../pages/header.ts';
import { failedCall, readers, visitAs, visitWhileWhoamiFails } from '../pages/reader.ts';

const article = '/en-US/docs/Learn';
const signIn = '/users/fxa/login/authenticate/?next=';

test.describe('an anonymous visitor', () => {
  test("sees 'Log in' and 'Sign up for free', which lead to sign-in and back to the same path and query", async ({ page }) => {
    const addresses = [
      [article, new Header(page)],
      ['/fr/search?q=a%26b&page=2', new Header(page, french)],
    ] as const;
    for (const [address, header] of addresses) {
      await page.goto(address);
      await hydrated(page);
      await expect(header.logIn).toHaveAttribute('href', signIn + encodeURIComponent(address));
      await expect(header.signUp).toHaveAttribute('href', `${signIn}${encodeURIComponent(address)}&signup=true`);
      await expect(header.upgrade).toBeHidden();
    }
    await page.goto(article);
    const header = new Header(page);
    await expect(header.user.summary).toBeHidden();

    await test.step('and to the page that was navigated to', async () => {
      await hydrated(page);
      await header.plainLink('Blog').click();
      await expect(header.logIn).toHaveAttribute('href', `${signIn}${encodeURIComponent('/en-US/blog/')}`);
    });
  });
});

test.describe('a signed-in reader without a subscription', () => {
  test.beforeEach(({ page }) => visitAs(page, readers.signedIn));

  test("sees 'Upgrade Now', which leads to the Plus page at #subscribe", async ({ page }) => {
    await page.goto('/fr/docs/Learn');
    await hydrated(page);
    const header = new Header(page, french);
    await expect(header.upgrade).toHaveAttribute('href', '/fr/plus#subscribe');
    await expect(header.logIn).toHaveCount(0);
    await expect(header.signUp).toBeHidden();
    await header.upgrade.click();
    await expect(page).toHaveURL(/\/fr\/plus#subscribe$/);
    await expect(page.locator('#subscribe')).toBeInViewport();
  });

  test('gets #subscribe appended to the address if the Plus page is already open', async ({ page }) => {
    await page.goto('/en-US/plus?from=menu');
    await hydrated(page);
    const header = new Header(page);
    await expect(header.upgrade).toHaveAttribute('href', '#subscribe');
    await header.upgrade.click();
    await expect(page).toHaveURL(/\/en-US\/plus\?from=menu#subscribe$/);
    await expect(page.locator('#subscribe')).toBeInViewport();
  });

  test("has the menu 'My MDN Plus' with their picture, and signs out in it", async ({ page }) => {
    await page.goto(article);
    await hydrated(page);
    const header = new Header(page);
    const { user } = header;

    await test.step("has the menu 'My MDN Plus' with email, collections, settings, help, feedback and sign-out", async () => {
      await expect(user.summary).toHaveAccessibleName('My MDN Plus');
      await user.open();
      await expect(user.box.getByText('reader@example.org')).toBeVisible();
      expect(await user.visibleLinks()).toEqual([
        ['Collections', '/en-US/plus/collections'],
        ['Updates', '/en-US/plus/updates'],
        ['My Settings', '/en-US/plus/settings'],
        ['Help', 'https://support.mozilla.org/products/mdn-plus'],
        ['Feedback', 'https://github.com/mdn/mdn/issues'],
      ]);
      await expect(user.button('Sign Out')).toBeVisible();
      await user.press('Escape');
      await user.expectClosed();
    });

    await test.step('is shown by their picture, or by an icon if there is none', async () => {
      await expect(user.summary.locator('img')).toHaveCount(0);
      await expect(user.summary.locator('svg').first()).toBeVisible();
      await visitAs(page, { ...readers.signedIn, avatar_url: '/assets/icon.svg' });
      await page.reload();
      await hydrated(page);
      await expect(user.summary.locator('img')).toHaveAttribute('src', '/assets/icon.svg');
    });

    await test.step('signs out with a form that contains the current path', async () => {
      const posted: string[] = [];
      await page.route('**/users/fxa/login/logout/', async (route) => {
        posted.push(`${route.request().method()} ${route.request().postData()}`);
        await route.fulfill({ status: 303, headers: { location: article } });
      });
      await header.user.open();
      await visitAs(page, readers.anonymous);
      await header.user.button('Sign Out').click();
      await expect(header.signUp).toBeVisible();
      expect(posted).toEqual(['POST next=%2Fen-US%2Fdocs%2FLearn']);
    });
  });
});

test.describe('a subscriber', () => {
  test('has a mark at the avatar and is not asked to upgrade', async ({ page }) => {
    const header = new Header(page);
    await visitAs(page, readers.signedIn);
    await page.goto(article);
    await hydrated(page);
    await expect(header.user.summary).toBeVisible();
    await expect(header.user.summary.getByTitle('Subscriber')).toBeHidden();

    await visitAs(page, readers.subscriber);
    await page.reload();
    await hydrated(page);
    await expect(header.user.summary.getByTitle('Subscriber')).toBeVisible();
    await expect(header.upgrade).toBeHidden();
    await expect(header.signUp).toBeHidden();
  });
});

test.describe('the local copy of the session', () => {
  test('shows the signed-in user before the API has answered', async ({ page }) => {
    await visitAs(page, readers.subscriber);
    await page.goto(article);
    await hydrated(page);
    const header = new Header(page);
    await expect(header.user.summary).toBeVisible();

    await page.route('**/api/v1/whoami', () => undefined);
    await page.goto('/en-US/docs/Web');
    await expect(page.locator('html')).toHaveAttribute('data-session', 'subscriber');
    await expect(header.user.summary).toBeVisible();
    await hydrated(page);
    await expect(header.user.summary).toBeVisible();
    await expect(header.signUp).toBeHidden();
  });

  test('is deleted when the API answers that no user is signed in', async ({ page }) => {
    await visitAs(page, readers.signedIn);
    await page.goto(article);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
    await page.evaluate(() => localStorage.setItem('frequently-viewed-documents-v2', '[]'));
    await visitAs(page, readers.anonymous);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
    await expect(new Header(page).signUp).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('frequently-viewed-documents-v2'))).toBeNull();
  });
});

test.describe('maintenance', () => {
  test("shows a 'Maintenance ongoing' badge with the text of the user info in place of the sign-in links", async ({ page }) => {
    await visitAs(page, { ...readers.anonymous, maintenance: 'We move the shelves until noon.' });
    await page.goto(article);
    await hydrated(page);
    const header = new Header(page);
    await expect(header.maintenanceBadge).toBeVisible();
    await expect(header.logIn).toHaveCount(0);
    await expect(header.signUp).toHaveCount(0);
    await header.maintenance.open();
    await expect(header.maintenance.box.getByText('We move the shelves until noon.')).toBeVisible();
  });

  test('is assumed when the user info fails: the copy of the session is deleted and the text is shown', async ({ page, expectErrors }) => {
    expectErrors(failedCall);
    await visitAs(page, readers.signedIn);
    await page.goto(article);
    await hydrated(page);
    const header = new Header(page);
    await expect(header.user.summary).toBeVisible();

    await visitWhileWhoamiFails(page);
    await page.reload();
    await hydrated(page);
    await expect(header.maintenanceBadge).toBeVisible();
    await expect(header.user.summary).toBeHidden();
    await header.maintenance.open();
    await expect(header.maintenance.box).toContainText(
      'The API is down for maintenance. You can continue to browse the MDN Web Docs, but MDN Plus and Search might not be available. Thank you for your patience!',
    );
    expect(await page.evaluate(() => sessionStorage.getItem('whoami'))).toBeNull();
  });
});
