import { axeViolations } from '../pages/axe-violations.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const sections = ['What you will find here', 'What we care about', 'How it is paid for', 'How it is made', 'License'];
const about = '/en-US/about';

test.describe('the page about the site', () => {
  test('shows one section at a time, and each has an address that can be shared and gone back from', async ({ page }) => {
    await page.goto(about);
    await hydrated(page);
    const tabs = page.getByRole('navigation', { name: 'About this site' });
    const main = page.getByRole('main');
    // Contributors are listed where the content has a history.
    expect((await tabs.getByRole('link').allTextContents()).slice(0, 6)).toEqual([...sections, 'People and projects']);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['What you will find here']);

    await tabs.getByRole('link', { name: 'How it is paid for' }).click();
    await expect(page).toHaveURL(`${about}#how_it_is_paid_for`);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['How it is paid for']);
    await expect(tabs.getByRole('link', { name: 'How it is paid for' })).toHaveAttribute('aria-current', 'location');
    await page.goBack();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['What you will find here']);

    await page.goto(`${about}#license`);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['License']);
    await page.goto('/en-US/community');
    await hydrated(page);
    await page.evaluate(() =>
      document
        .querySelector('main h1')
        ?.after(Object.assign(document.createElement('a'), { href: '/en-US/about#license', textContent: 'to the license' })),
    );
    await page.getByRole('link', { name: 'to the license' }).click();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['License']);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('is walked through with the keyboard alone', async ({ page }) => {
    await page.goto(about);
    await hydrated(page);
    const tabs = page.getByRole('navigation', { name: 'About this site' }).getByRole('link');
    await tabs.first().focus();
    await page.keyboard.press('Tab');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['What we care about']);
    await tabs.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['What you will find here']);
    // As after any link into a page, the next stop is near the section and not at the top of the page.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').locator(':focus')).toHaveCount(1);
  });

  test('names the people and projects behind the site, each with more to read', async ({ page }) => {
    await page.goto(`${about}#about.team`);
    const team = page.getByRole('region', { name: 'People and projects' });
    await expect(team.getByRole('listitem')).toHaveCount(3);
    await team.getByRole('link', { name: 'Prism' }).click();
    await expect(page).toHaveURL('/en-US/community/spotlight/prism');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prism');
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('has all sections, one below the other, and links to each', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 600 });
      await page.goto(about);
      for (const name of sections) await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible();
      await page.getByRole('navigation', { name: 'About this site' }).getByRole('link', { name: 'How it is paid for' }).click();
      await expect(page).toHaveURL(`${about}#how_it_is_paid_for`);
      // On top of the window, below the header: not at its lower edge, nor under it.
      const heading = await page.getByRole('main').getByRole('heading', { level: 2, name: 'How it is paid for' }).boundingBox();
      expect(heading?.y).toBeLessThan(300);
    });
  });

  test('is printed whole', async ({ page }) => {
    await page.goto(about);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    for (const name of sections) await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible();
  });
});

test.describe('pages about the site', () => {
  test('have their contents right beside the text, on a wide screen too', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    for (const address of [
      '/en-US/community',
      '/en-US/about/privacy',
      '/en-US/about/terms',
      '/en-US/legal/license',
      '/en-US/blog/text-before-script/',
    ]) {
      await page.goto(address);
      const contents = await page.getByRole('navigation', { name: 'In this article' }).boundingBox();
      const text = await page.getByRole('main').getByRole('paragraph').last().boundingBox();
      const gap = (contents?.x ?? 0) - ((text?.x ?? 0) + (text?.width ?? 0));
      expect([address, gap >= 32 && gap <= 160]).toEqual([address, true]);
    }
  });

  test('are all reached from the foot of every page', async ({ page }) => {
    await page.goto('/en-US/docs/Web');
    await hydrated(page);
    const legal = page.getByRole('contentinfo');
    for (const [name, address, heading] of [
      ['Privacy', '/en-US/about/privacy', 'Privacy'],
      ['Terms', '/en-US/about/terms', 'Terms of use'],
      ['License', '/en-US/legal/license', 'License'],
      ['About', '/en-US/about', /^About/],
    ] as const) {
      await legal.getByRole('link', { name, exact: true }).first().click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  test('lead on from where the license page was', async ({ request }) => {
    const reply = await request.get('/en-US/legal/licence', { maxRedirects: 0 });
    expect([reply.status(), reply.headers()['location']]).toEqual([301, '/en-US/legal/license']);
  });
});
