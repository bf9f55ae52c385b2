import type { Page } from '@playwright/test';
import type { PageOf } from '@webdocs/contracts/page/page';
import { expect, hydrated, test } from '../../site/site-test.ts';
import { Header } from '../../pages/header.ts';
import { followLink } from '../../pages/in-site-link.ts';
import { answerPageData, documentData } from '../../pages/page-data.ts';

type DocPage = PageOf<'Doc'>;

const start = '/en-US/docs/Web/CSS';
const hostile = '/en-US/docs/Web/HTML';
/** What a browser reports when the policy of the site blocks a script. */
const refused = /Content Security Policy|javascript:|Failed to load resource/;
const attack = '<img src="x" onerror="window.executed = 1"><script>window.executed = 1</script><svg onload="window.executed = 1"></svg>';
/** Thousands of sections take a while on a busy machine. */
const patience = { timeout: 40_000 };
const prose = (id: string, content: string) => ({ type: 'prose', value: { id, title: id, isH3: false, content } });

test.beforeEach(async ({ page, expectErrors }) => {
  expectErrors(refused);
  await page.goto(start);
  await hydrated(page);
});

/** Navigates to a page with these data, and expects a page or an error, a header and a footer, and that no script ran. */
async function moveTo(page: Page, answer: { status?: number; body?: string; json?: unknown; contentType?: string }): Promise<string> {
  await answerPageData(page, hostile, answer);
  await followLink(page, hostile);
  await expect(page).toHaveURL(new RegExp(`${hostile}$`), patience);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect((await page.getByRole('main').innerText()).trim().length).toBeGreaterThan(10);
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true })).toBeVisible();
  return (await heading.innerText()).trim();
}

/** The header keeps working: its menus open, and the reader can navigate from the hostile page to a good one. */
async function moveOn(page: Page): Promise<void> {
  const header = new Header(page);
  await header.menu('References').open();
  await expect(header.menu('References').link('CSS')).toBeVisible();
  await page.keyboard.press('Escape');
  await header.plainLink('Blog').click();
  await expect(page).toHaveURL('/en-US/blog/', patience);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog it better');
}

/** The address of the next hostile page. */
async function moveBack(page: Page): Promise<void> {
  await page.unroute(`**${hostile}/index.json`);
  await followLink(page, start);
  await expect(page).toHaveURL(new RegExp(`${start}$`));
}

async function withDoc(page: Page, change: object): Promise<DocPage> {
  const data = await documentData(page, hostile);
  return { ...data, doc: { ...data.doc, ...change } };
}

test('unusual data are a page: unknown fields, only a few, script, much text, sections without a value, one id for all', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await test.step('unknown fields do not change the page', async () => {
    const data = await withDoc(page, { mood: { calm: true }, constructor: 'no', toString: 5, baselines: [null] });
    expect(await moveTo(page, { json: { ...data, extra: [1, 2], __proto__: { polluted: true } } })).toContain('HTML');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    await moveBack(page);
  });

  await test.step('a document with only its required fields is a page', async () => {
    const { renderer, url, doc } = await documentData(page, hostile);
    const { mdn_url, title, pageTitle, locale } = doc;
    const bare = { mdn_url, title, pageTitle, locale, body: [prose('Alone', '<p>Nothing but this.</p>')] };
    expect(await moveTo(page, { json: { renderer, url, doc: bare } })).toContain('HTML');
    await expect(page.getByRole('article')).toContainText('Nothing but this.');
    await moveBack(page);
  });

  await test.step('script in titles, headings, summaries and contents is shown as text or removed, and never runs', async () => {
    const heading = await moveTo(page, {
      json: await withDoc(page, {
        title: attack,
        titleHTML: attack,
        short_title: attack,
        pageTitle: attack,
        summary: attack,
        banners: [attack],
        parents: [
          { uri: '/en-US/docs/Web', title: attack },
          { uri: hostile, title: attack },
        ],
        toc: [{ id: 'a', text: attack }],
        sidebarHTML: `<ol><li><a href="${hostile}">${attack}</a></li></ol>`,
        body: [
          { type: 'prose', value: { id: 'a', title: attack, isH3: false, content: attack } },
          { type: attack, value: {} },
        ],
      }),
    }).catch(() => '');
    expect(await page.evaluate(() => 'executed' in window)).toBe(false);
    expect(heading).not.toContain('undefined');
    await expect(page.getByRole('article')).toContainText('No idea how to handle a');
    await moveOn(page);
    await moveBack(page);
  });

  await test.step('javascript: links in breadcrumbs and other data are removed, and those in HTML do nothing', async () => {
    const link = 'javascript:window.executed=1';
    await moveTo(page, {
      json: await withDoc(page, {
        parents: [
          { uri: link, title: 'Parent' },
          { uri: hostile, title: 'HTML' },
        ],
        other_translations: [{ locale: 'fr', native: 'Français', title: 'x', url: link }],
        source: { folder: 'x', github_url: link, last_commit_url: link },
        sidebarHTML: `<ol><li><a href="${link}">In the sidebar</a></li></ol>`,
        body: [prose('Links', `<p><a href="${link}">In the text</a></p>`)],
      }),
    });
    await expect(page.getByRole('link', { name: 'Parent', exact: true })).toHaveCount(0);
    await page.getByRole('article').getByRole('link', { name: 'In the text' }).click();
    await page.getByRole('link', { name: 'In the sidebar' }).click();
    expect(await page.evaluate(() => 'executed' in window)).toBe(false);
    await expect(page.getByRole('article')).toContainText('In the text');
    await moveBack(page);
  });

  await test.step('1 MB of text is a page', async () => {
    const text = 'A long story about tea. '.repeat(45_000);
    expect(await moveTo(page, { json: await withDoc(page, { body: [prose('Story', `<p>${text}</p>`)] }) })).toContain('HTML');
    await moveBack(page);
  });

  await test.step('sections without a value or a text are reported, and the others are shown', async () => {
    const body = [
      null,
      { type: 'prose', value: null },
      prose('Good', '<p>This one is good.</p>'),
      { type: 'prose', value: { content: null } },
    ];
    await moveTo(page, { json: await withDoc(page, { body }) });
    await expect(page.getByRole('article')).toContainText('This one is good.');
    await expect(page.getByRole('article')).toContainText('No idea how to handle a broken prose section');
    await moveBack(page);
  });

  await test.step('a duplicate id leads to its first element', async () => {
    const body = Array.from({ length: 3 }, (_, index) => prose('same', `<p>Number ${index}</p>`));
    const toc = body.map(() => ({ id: 'same', text: 'Same' }));
    await moveTo(page, { json: await withDoc(page, { body, toc }) });
    await expect(page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Same' })).toHaveCount(1);
    await moveOn(page);
  });
});

test('a document without its address, title, page title, locale or body is an error with links that work', async ({ page }) => {
  for (const field of ['mdn_url', 'title', 'pageTitle', 'locale', 'body']) {
    expect(await moveTo(page, { json: await withDoc(page, { [field]: undefined }) }), field).toBe('Loading Error');
    // Each time by a link below the heading, and at the end by one of the header.
    if (field !== 'body') await moveBack(page);
  }
  await moveOn(page);
});

// One by one they are altered where they are read: shared/contracts/src/page/read-page.test.ts.
test('a document all of whose other fields are of a wrong type is a page', async ({ page }) => {
  const { doc } = await documentData(page, hostile);
  const { mdn_url, title, pageTitle, locale, body, ...others } = doc;
  for (const wrong of [null, [null, 7, 'x', { toString: 1 }], 7, 'x', { toString: 1 }]) {
    const fields = Object.fromEntries(Object.keys(others).map((field) => [field, wrong]));
    expect(await moveTo(page, { json: await withDoc(page, fields) })).toContain('HTML');
    await moveBack(page);
  }
});

test('5,000 sections are a page', async ({ page }) => {
  test.setTimeout(120_000);
  const body = Array.from({ length: 5000 }, (_, index) => prose(`section_${index}`, `<p>Text ${index}.</p>`));
  const toc = body.map(({ value: { id } }) => ({ id, text: id }));
  expect(await moveTo(page, { json: await withDoc(page, { body, toc }) })).toContain('HTML');
  await expect(page.getByRole('article').locator('h2')).toHaveCount(5000);
  await moveOn(page);
});

test('a document that declares another kind is an error or a page', async ({ page }) => {
  for (const renderer of ['Homepage', 'Generic', 'BlogPost', 'CurriculumLanding', 'Search', 'Spa', 'Quiz', 'constructor', 7]) {
    await moveTo(page, { json: { ...(await documentData(page, hostile)), renderer } });
    await moveBack(page);
  }
  await moveTo(page, { json: { ...(await documentData(page, hostile)), renderer: null } });
  await moveOn(page);
});

const answers = [
  ['HTML in place of data', { body: '<!doctype html><title>Login</title><h1>Please sign in</h1>', contentType: 'text/html' }],
  ['data that break off', { body: '{"renderer":"Doc","url":"/en-US/docs/Web/HTML","doc":{"title":"HT' }],
  ['nothing at all', { body: '' }],
  ['null', { body: 'null' }],
  ['a list', { body: '[]' }],
  ['a text', { body: '"hello"' }],
  ['an error page of a proxy', { status: 502, body: '<!doctype html><h1>Bad gateway</h1><script>window.executed=1</script>' }],
] as const;

test('HTML, broken JSON, an empty answer, null, a list, a text or the error of a proxy is an error with links that work', async ({
  page,
}) => {
  for (const [name, answer] of answers) {
    expect(await moveTo(page, answer), name).toBe('Loading Error');
    await expect(page).toHaveTitle('💔 Loading Error');
    if (answer !== answers.at(-1)?.[1]) await moveBack(page);
  }
  await moveOn(page);
});
