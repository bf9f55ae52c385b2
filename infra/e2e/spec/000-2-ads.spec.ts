import { expect, hydrated, test } from '../site/site-test.ts';
import type { ServedPage } from '../site/served-page.ts';
import { Header } from '../pages/header.ts';
import { Placements, everyPlacement, nameOfPlacement } from '../pages/placements.ts';
import { readers, visitAs } from '../pages/reader.ts';

const placementsOf = {
  '/en-US/': ['home-main', 'home-footer'],
  '/fr/_homepage': ['home-main', 'home-footer'],
  '/en-US/docs/Web/CSS': ['top', 'bottom', 'side'],
  '/fr/docs/Learn': ['top', 'bottom', 'side'],
  '/en-US/blog/': ['top', 'side'],
  '/en-US/blog/text-before-script/': ['top', 'side'],
  '/en-US/search?q=array': ['top', 'side'],
  '/en-US/play': ['top', 'side'],
  '/en-US/curriculum/': ['top'],
  '/en-US/plus': ['top'],
  '/en-US/plus/docs/faq': ['top'],
  '/en-US/about': ['top'],
  '/en-US/advertising': ['top'],
  '/en-US/legal/license': ['top'],
};

const shownIn = (page: ServedPage): string[] => page.all(everyPlacement).map(nameOfPlacement);

test.describe('ad placements', () => {
  for (const [address, names] of Object.entries(placementsOf)) {
    test(`on ${address} are ${names.join(', ')}`, async ({ served }) => {
      const page = await served(address);
      expect(shownIn(page)).toEqual(names);
      for (const placement of page.all(everyPlacement)) expect(placement.querySelector('a[href]')).not.toBeNull();
    });
  }

  // One page of each set of placements: hydration does not change the set.
  for (const address of ['/en-US/', '/fr/docs/Learn', '/en-US/search?q=array', '/en-US/plus/docs/faq'] as const) {
    test(`are visible on ${address}, and stay when it hydrates`, async ({ page }) => {
      const names = placementsOf[address];
      await page.goto(address);
      const placements = new Placements(page);
      expect(await placements.shown()).toEqual(names);
      for (const placement of await placements.visible().all()) await expect(placement.getByRole('link').first()).toBeVisible();
      await hydrated(page);
      expect(await placements.shown()).toEqual(names);
      // What /advertising promises: at most two, at any width, and none of them twice.
      for (const width of [390, 820, 1199, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const visible = await placements.visible().all();
        expect(visible).toHaveLength(Math.min(2, names.length));
        const targets = await Promise.all(visible.map((placement) => placement.getByRole('link').first().getAttribute('href')));
        expect(new Set(targets).size).toBe(targets.length);
      }
    });
  }

  test('on a missing page are the top banner only', async ({ served }) => {
    expect(shownIn(await served('/en-US/docs/Nowhere'))).toEqual(['top']);
  });

  test('follow the path from one page to another', async ({ page }) => {
    await page.goto('/en-US/docs/Web/CSS');
    await hydrated(page);
    const placements = new Placements(page);
    const header = new Header(page);
    await header.plainLink('Blog').click();
    await expect(page).toHaveURL('/en-US/blog/');
    await expect.poll(() => placements.shown()).toEqual(['top', 'side']);
    await header.plainLink('Curriculum').click();
    await expect(page).toHaveURL('/en-US/curriculum/');
    await expect.poll(() => placements.shown()).toEqual(['top']);
    await header.logo.click();
    await expect(page).toHaveURL('/en-US/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => placements.shown()).toEqual(['home-main', 'home-footer']);
  });

  test('show a different ad in another section', async ({ page }) => {
    await page.goto('/en-US/docs/Web');
    await hydrated(page);
    const message = new Placements(page).at('side').getByRole('link').first();
    await expect(message).toHaveAttribute('href', '/en-US/advertising');
    const references = new Header(page).menu('References');
    await references.open();
    await references.link('CSS').click();
    await expect(page).toHaveURL('/en-US/docs/Web/CSS');
    await expect(message).toHaveAttribute('href', '/en-US/plus');
  });
});

test.describe("the 'Don't want to see ads?' link", () => {
  for (const { who, whoami, href } of [
    { who: 'a visitor', whoami: readers.anonymous, href: '/en-US/plus?ref=nope#subscribe' },
    { who: 'a reader without a subscription', whoami: readers.signedIn, href: '/en-US/plus?ref=nope#subscribe' },
    { who: 'a subscriber', whoami: readers.subscriber, href: '/en-US/plus/settings?ref=nope' },
  ]) {
    test(`leads ${who} to ${href}`, async ({ page }) => {
      await visitAs(page, whoami);
      await page.goto('/en-US/docs/Web');
      await hydrated(page);
      const links = page.getByRole('link', { name: "Don't want to see ads?" }).filter({ visible: true });
      await expect.poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([href, href]);
    });
  }
});

test.describe('a reader who has turned ads off', () => {
  test('sees none, and from the second page on none before the first paint', async ({ page }) => {
    await visitAs(page, readers.withoutAds);
    await page.goto('/en-US/docs/Web');
    await hydrated(page);
    const placements = new Placements(page);
    await expect(page.locator('html')).toHaveAttribute('data-nop', '');
    await expect(placements.all.filter({ visible: true })).toHaveCount(0);

    await page.route('**/remotes/**/*.js', () => undefined);
    await page.goto('/en-US/blog/');
    await expect(page.locator('html')).toHaveAttribute('data-nop', '');
    await expect(placements.all.filter({ visible: true })).toHaveCount(0);
  });
});
