import { axeViolations } from '../pages/axe-violations.ts';
import { followLink } from '../pages/in-site-link.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const module = '/en-US/curriculum/core/styling/';

const topics = ['Web Standards & Semantics', 'Styling', 'Scripting', 'Best Practices', 'Tooling'];
/** One page of each template. */
const templates = {
  landing: '/en-US/curriculum/',
  overview: '/en-US/curriculum/core/',
  module,
  about: '/en-US/curriculum/about/',
  default: '/en-US/curriculum/questions/',
} as const;

test.describe('the curriculum', () => {
  test('starts with its name, its purpose, and where to begin', async ({ page }) => {
    await page.goto('/en-US/curriculum/');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MDN Curriculum');
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page).toHaveURL(/\/en-US\/curriculum\/[a-z-]+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('leads to every module, by its topic', async ({ served, request }) => {
    const links = (await served('/en-US/curriculum/')).all('main a[href^="/en-US/curriculum/core/"]');
    const addresses = new Set(links.map((link) => link.getAttribute('href') ?? ''));
    for (const name of ['structure', 'styling', 'scripting', 'good-habits', 'tools'])
      expect([...addresses]).toContain(`/en-US/curriculum/core/${name}/`);
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  });

  test('shows a module with its topic, its place in the list, and what comes before and after', async ({ page }) => {
    await page.goto(module);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2. Styling');
    await expect(page.getByText('Topic: Styling')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current=page]').filter({ visible: true })).toHaveText(
      '2. Styling',
    );
    const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(neighbours.getByRole('link').first()).toHaveAttribute('href', '/en-US/curriculum/core/structure/');
    await neighbours.getByRole('link').last().click();
    await expect(page).toHaveURL('/en-US/curriculum/core/scripting/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3. Scripting');
  });

  test('begins with a header, says what it is about, lists its modules, and has a stairway and a banner', async ({ served }) => {
    const page = await served(templates.landing);
    expect(page.all('main header h1')).toHaveLength(1);
    expect(page.all('main header svg rect')).toHaveLength(topics.length);
    expect(page.all('main h2').map(({ textContent }) => textContent)).toEqual([
      'About the curriculum',
      'Modules',
      'Where to begin',
      'Try a lesson',
    ]);
    expect(page.all('main ol > li > h3').map(({ textContent }) => textContent)).toEqual(topics);
  });

  test('lists the modules of a part with their topics, and leads to the part before and after', async ({ page }) => {
    await page.goto('/en-US/curriculum/going-further/');
    const cards = page.getByRole('article').getByRole('listitem');
    await expect(cards).toHaveCount(5);
    for (const topic of topics) await expect(cards.filter({ hasText: topic })).toHaveCount(1);
    const neighbours = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link');
    await expect(neighbours.first()).toHaveAttribute('href', '/en-US/curriculum/core/tools/');
    await expect(neighbours.last()).toHaveAttribute('href', '/en-US/curriculum/going-further/forms/');
  });

  test('gives each topic a color of its own, and a border where colors are forced', async ({ page }) => {
    const colorsOf = () =>
      page
        .locator('main ol > li > h3 > span')
        .evaluateAll((icons) => icons.map((icon) => [getComputedStyle(icon).color, getComputedStyle(icon).borderTopColor]));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(templates.landing);
      expect(new Set((await colorsOf()).map(([color]) => color)).size).toBe(topics.length);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [color, border] of await colorsOf()) expect(border).toBe(color);
  });

  test('opens a page about it with its summary, and any other page with its text', async ({ page }) => {
    await page.goto(templates.about);
    await expect(page.getByRole('article')).toContainText('Whom the curriculum is for');
    await page.goto(templates.default);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions');
    await expect(page.getByRole('article').getByRole('checkbox')).toHaveCount(0);
  });

  test('says in one sentence what differs from Learn, and so does Learn', async ({ served }) => {
    expect((await served(templates.landing)).one('main a[href="/en-US/docs/Learn"]').closest('p')?.textContent).toMatch(
      /^Curriculum or Learn\?.*Learn teaches it/,
    );
    for (const locale of ['en-US', 'es', 'fr', 'ja', 'ko', 'pt-BR', 'ru', 'zh-CN', 'zh-TW'])
      expect((await served(`/${locale}/docs/Learn`)).all('main p a[href="/en-US/curriculum/"]'), locale).toHaveLength(1);
  });

  test('shows the not-found page where a module is missing, and what went wrong where its data cannot be had', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/status of (404|503)/);
    await page.goto(module);
    await hydrated(page);
    await followLink(page, '/en-US/curriculum/core/nothing/');
    await expect(page).toHaveURL('/en-US/curriculum/core/nothing/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

    await page.goto(module);
    await hydrated(page);
    await page.route('**/curriculum/core/scripting/index.json', (route) => route.fulfill({ status: 503, body: 'away' }));
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('503');
    await expect(page.getByRole('button', { name: 'Try reloading the page' })).toBeVisible();
  });

  test('has no page at an address outside of its tree', async ({ request }) => {
    for (const path of ['core/nothing/', 'nowhere/styling/', '3-core/2-styling/'])
      expect((await request.get(`/en-US/curriculum/${path}`)).status(), path).toBe(404);
  });

  test('exists in English only: other languages redirect there', async ({ served }) => {
    expect((await served('/fr/curriculum/core/styling/')).path).toBe(module);
  });
});

for (const [template, address] of Object.entries(templates))
  test(`axe finds nothing wrong in a page of the template ${template}, light and dark`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      expect(await axeViolations(page)).toEqual([]);
    }
  });

test('the first lesson is shown step by step over the first page, and without a script is a page', async ({ page, served }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(templates.landing);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const lesson = '/en-US/curriculum/a-first-lesson/';
  expect(asked.filter((url) => url.includes(lesson))).toEqual([]);
  const poster = page.getByRole('link', { name: 'Try a lesson' });
  await expect(poster).toHaveAttribute('href', lesson);
  await poster.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A first lesson: the harbor page' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('A page that says one thing');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await dialog.getByRole('button', { name: 'Next step' }).click();
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('2 of 6');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeViolations(page, 'dialog')).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(poster).toBeFocused();
  await poster.press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(poster).toBeFocused();
  expect((await served(lesson)).all('main article h2')).toHaveLength(6);
});
