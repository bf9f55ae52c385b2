import { newAddress, signInAs } from '../pages/accounts.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import { siteOfEveryMenu } from '../pages/reading-content.ts';
import { readers, visitAs } from '../pages/reader.ts';

// The observatory has a release of its own: the content of this site has a page at its address.
test.use({ flags: siteOfEveryMenu });

const article = '/en-US/docs/Learn';

test.describe('the menus of a site with every page of the specification', () => {
  test('lead to Updates, AI Help and the observatory', async ({ page }) => {
    await visitAs(page, readers.signedIn);
    await page.goto(article);
    await hydrated(page);
    const header = new Header(page);
    const plus = header.menu('Plus');
    await plus.open();
    expect(await plus.visibleLinks()).toEqual([
      ['Overview', '/en-US/plus'],
      ['AI Help', '/en-US/plus/ai-help'],
      ['Collections', '/en-US/plus/collections'],
      ['Updates', '/en-US/plus/updates'],
      ['Documentation', '/en-US/plus/docs/features/overview'],
      ['FAQ', '/en-US/plus/docs/faq'],
    ]);
    const tools = header.menu('Tools');
    await tools.open();
    expect(await tools.visibleLinks()).toEqual([
      ['Playground', '/en-US/play'],
      ['Observatory', '/en-US/observatory'],
      ['AI Help', '/en-US/plus/ai-help'],
    ]);
    await header.user.open();
    await expect(header.user.link('Updates')).toHaveAttribute('href', '/en-US/plus/updates');
  });

  test('lead to pages that exist', async ({ request }) => {
    for (const address of ['/en-US/plus/ai-help', '/fr/plus/updates', '/en-US/observatory'])
      expect((await request.get(address)).status(), address).toBe(200);
  });

  test('are above a banner about AI Help', async ({ served }) => {
    expect((await served(article)).one('[data-slot="ad-top"] a').getAttribute('href')).toBe('/en-US/plus/ai-help');
  });
});

test.describe('on a site with every page of the specification', () => {
  test('the Plus overview has six feature blurbs', async ({ served }) => {
    expect((await served('/en-US/plus')).all('#inside li')).toHaveLength(6);
  });

  test('the AI Help history is deleted only after a confirmation', async ({ page }) => {
    await visitAs(page, readers.signedIn);
    const deleted: string[] = [];
    await page.route('**/api/v1/plus/ai/help/history/list', (route) => {
      deleted.push(route.request().method());
      return route.fulfill({ json: {} });
    });
    const asked: string[] = [];
    let isConfirmed = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void (isConfirmed ? dialog.accept() : dialog.dismiss());
    });
    await page.goto('/en-US/plus/settings');
    await hydrated(page);
    const deletion = page.getByRole('button', { name: 'Delete history' });
    await deletion.click();
    expect(asked).toEqual(['Do you want to permanently delete your AI Help history?']);
    expect(deleted).toEqual([]);
    isConfirmed = true;
    await deletion.click();
    await expect(page.getByText('Your AI Help history is deleted.')).toBeVisible();
    expect(deleted).toEqual(['DELETE']);
  });
});

test.describe('marks of new entries:', () => {
  test("Updates has a 'New feature' dot before mid-2025, until the reader has opened it", async ({ page }) => {
    const plus = new Header(page).menu('Plus');
    await page.clock.setFixedTime('2025-06-30T12:00:00Z');
    await page.goto(article);
    await hydrated(page);
    await plus.open();
    await expect(plus.dot('New feature')).toBeVisible();

    await page.evaluate(() => localStorage.setItem('viewed.plus_updates_v2', String(Date.now())));
    await page.reload();
    await hydrated(page);
    await plus.open();
    await expect(plus.dot('New feature')).toHaveCount(0);
  });

  test("Updates has no 'New feature' dot afterwards", async ({ page }) => {
    const plus = new Header(page).menu('Plus');
    await page.clock.setFixedTime('2025-07-01T00:00:01Z');
    await page.goto(article);
    await hydrated(page);
    await plus.open();
    await expect(plus.dot('New feature')).toHaveCount(0);
  });

  const untilTools = [
    { now: '2027-03-30T12:00:00Z', marks: 1 },
    { now: '2027-03-31T00:00:01Z', marks: 0 },
  ];
  for (const { now, marks } of untilTools) {
    test(`at ${now.slice(0, 10)} Tools and Observatory ${marks ? "are marked 'New'" : 'are no longer new'}`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await page.goto(article);
      await hydrated(page);
      const tools = new Header(page).menu('Tools');
      await expect(tools.summary.getByText('New', { exact: true })).toHaveCount(marks);
      await tools.open();
      await expect(tools.dot('New')).toHaveCount(marks);
    });
  }

  const early = '2023-03-01T12:00:00Z';
  const settings = [
    // The newsletter of this site is early.
    { who: 'a subscriber without the newsletter', now: early, whoami: { ...readers.subscriber, features: ['earlyAccess'] }, dots: 1 },
    { who: 'a subscriber to whom the newsletter is not open', now: early, whoami: readers.subscriber, dots: 0 },
    { who: 'a subscriber without the newsletter, later', now: '2023-03-10T12:00:00Z', whoami: readers.subscriber, dots: 0 },
    { who: 'a reader without a subscription', now: early, whoami: readers.signedIn, dots: 0 },
    {
      who: 'a subscriber with the newsletter',
      now: early,
      whoami: { ...readers.subscriber, settings: { mdnplus_newsletter: true } },
      dots: 0,
    },
  ];
  for (const { who, now, whoami, dots } of settings) {
    test(`My Settings has ${dots ? 'a' : 'no'} 'New feature' dot for ${who}`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await visitAs(page, whoami);
      await page.goto(article);
      await hydrated(page);
      const { user } = new Header(page);
      await user.open();
      await expect(user.link('My Settings')).toBeVisible();
      await expect(user.box.getByRole('listitem').filter({ hasText: 'My Settings' }).getByTitle('New feature')).toHaveCount(dots);
    });
  }

  test('no entry is new in the HTML that the server sends to all readers', async ({ request }) => {
    const html = await (await request.get(article)).text();
    expect(html).toContain('Observatory');
    expect(html).not.toMatch(/New feature|>New</);
  });
});

test('what is early is shown to Supporter 10 alone, in a page that is the same for all, and the plans say so', async ({
  page,
  site,
  served,
}) => {
  expect((await served('/en-US/plus')).one('#subscribe').textContent).toContain('Early access to new features');
  await page.goto('/en-US/newsletter');
  await expect(page.getByText('This is open to Supporter 10 for now')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
  await signInAs(page, site, 'plus-10-monthly', '/en-US/newsletter');
  await expect(page.getByText('Early access', { exact: true })).toBeVisible();
  await expect(page.getByText('This is open to Supporter 10 for now')).toBeHidden();
  await page.getByLabel('Email').fill(newAddress());
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up now' }).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
});
