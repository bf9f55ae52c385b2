import { expect, hydrated, test } from '../site/site-test.ts';

const article = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array';

test.describe('a document page', () => {
  test('has everything around its text, and its parts work', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(article);

    await test.step('has breadcrumbs, a sidebar, a title, sections and a table of contents', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Array');
      const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
      await expect(trail.last()).toHaveText('Array');
      await expect(trail.first()).toHaveAttribute('href', '/en-US/docs/Web');
      await expect(
        page.getByRole('navigation', { name: 'Related topics' }).getByRole('link', { name: 'Array', exact: true }),
      ).toHaveAttribute('aria-current', 'page');
      const contents = page.getByRole('navigation', { name: 'In this article' });
      const headings = page.getByRole('article').getByRole('heading', { level: 2 });
      for (const heading of await headings.allTextContents())
        await expect(contents.getByRole('link', { name: heading, exact: true })).toBeVisible();
    });

    await test.step('copies an example', async () => {
      await hydrated(page);
      await page.getByRole('button', { name: 'Copy' }).first().click();
      await expect(page.getByText('Copied!').first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("const tools = ['hammer', 'saw', 'plane'];");
    });

    await test.step('filters its sidebar and says how many entries match', async () => {
      const sidebar = page.getByRole('navigation', { name: 'Related topics' });
      const filter = sidebar.getByRole('searchbox');
      await filter.fill('flatmap');
      await expect(sidebar.getByRole('status')).toHaveText('1 match');
      await expect(sidebar.getByRole('link', { name: /flatMap/ })).toBeVisible();
      await expect(sidebar.getByRole('link', { name: /toSorted/ })).toBeHidden();
      await filter.fill('nothing of the kind');
      await expect(sidebar.getByRole('status')).toHaveText('No matches');
      await filter.fill('');
      await expect(sidebar.getByRole('link', { name: /toSorted/ })).toBeVisible();
    });

    await test.step('highlights the section in view in the table of contents', async () => {
      const contents = page.getByRole('navigation', { name: 'In this article' });
      for (const id of ['description', 'static_methods', 'see_also']) {
        await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
        await expect(contents.locator(`a[href="#${id}"]`)).toHaveAttribute('aria-current', 'location');
        await expect(contents.locator('[aria-current]')).toHaveCount(1);
      }
    });
  });

  for (const [address, heading] of [
    ['/fr/docs/Learn', 'Dans cet article'],
    ['/es/docs/Learn/CSS', 'En este artículo'],
    ['/ja/docs/Web/Accessibility/Keyboard_basics', 'この記事の内容'],
    ['/zh-CN/docs/Web/JavaScript/Reference/Global_Objects/Array', '本文内容'],
  ]) {
    test(`has a table of contents with the heading '${heading}' at ${address}`, async ({ served }) => {
      const { main } = await served(address ?? '');
      expect(main.getAllByRole('navigation', { name: heading ?? '' })).not.toEqual([]);
    });
  }

  test('has a table of its specifications', async ({ served }) => {
    const [specification] = (await served(article)).main.getAllByRole('link', { name: /^ECMAScript® .*Language\sSpecification/ });
    expect(specification?.getAttribute('href')).toMatch(/^https:\/\/tc39\.es\//);
  });

  test('says on a translated page that volunteers wrote it, and where the English page is', async ({ served }) => {
    const { main } = await served('/zh-CN/docs/Web/JavaScript/Reference/Global_Objects/Array');
    expect(main.getByRole('link', { name: '查看英文版' }).getAttribute('href')).toBe(article);
    const english = await served(article);
    expect(english.all('main a[hreflang="en-US"]')).toEqual([]);
  });
});

test.describe('a document that cannot be loaded', () => {
  test("is a 'Loading Error' box with status and url, and 'Try reloading the page'", async ({ page, expectErrors }) => {
    expectErrors(/status of 500 .*\/docs\/Web\/CSS\/index\.json$/);
    await page.goto('/en-US/docs/Web');
    await hydrated(page);
    await page.route('**/en-US/docs/Web/CSS/index.json', (route) => route.fulfill({ status: 500, body: 'the shelf fell' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'MDN Plus', exact: true }).first().focus();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/en-US/docs/Web/CSS', textContent: 'to the broken page' });
      document.querySelector('main h1')?.after(link);
    });
    await page.getByRole('link', { name: 'to the broken page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading Error');
    await expect(page.getByRole('main')).toContainText('500 on /en-US/docs/Web/CSS/index.json: the shelf fell');
    await expect(page).toHaveTitle(/💔/);
    await page.unroute('**/en-US/docs/Web/CSS/index.json');
    await page.getByRole('main').getByText('Try reloading the page').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS');
  });
});
