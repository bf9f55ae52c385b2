import { expect, hydrated, test } from '../site/site-test.ts';
import { everyPageKind, missingPage } from '../pages/page-kinds.ts';
import { recordViolations, uncheckedFiles } from '../pages/policy.ts';
import { Header } from '../pages/header.ts';
import { slotsAlive } from '../pages/scripts.ts';

test.beforeEach(({ expectErrors }) => expectErrors(missingPage));

test.describe('every page', () => {
  test('is sent with a policy that lists its scripts and the styles in it by hash and allows no other inline code', async ({ request }) => {
    for (const [kind, address] of everyPageKind) {
      const response = await request.get(address);
      const policy = new Map((response.headers()['content-security-policy'] ?? '').split('; ').map((part) => [part.split(' ')[0], part]));
      expect(policy.get('default-src'), kind).toBe("default-src 'none'");
      expect(policy.get('script-src'), kind).toMatch(/^script-src ('sha384-[^']+' )+'strict-dynamic'$/);
      expect(policy.get('style-src'), kind).toMatch(/^style-src 'self'( 'sha384-[^']+')+$/);
      expect(policy.get('object-src'), kind).toBe("object-src 'none'");
      expect(policy.get('base-uri'), kind).toBe("base-uri 'none'");
      expect(policy.get('frame-ancestors'), kind).toBe("frame-ancestors 'none'");
      expect(policy.get('require-trusted-types-for'), kind).toBe("require-trusted-types-for 'script'");
      // Frames of documents come from named hosts, and from those of samples; they hold nothing of this page.
      expect(policy.get('frame-src'), kind).toMatch(
        /^frame-src( https:\/\/[a-z.-]+)+ http:\/\/play\.localhost:\d+ http:\/\/\*\.play\.localhost:\d+$/,
      );
      policy.delete('frame-src');
      expect([...policy.values()].join(), kind).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  test('is sent with the other security headers, and is cached as the same for all readers', async ({ request }) => {
    for (const [kind, address] of everyPageKind) {
      const response = await request.get(address, { headers: { cookie: 'session=1; theme=dark' } });
      expect(response.headers(), kind).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(response.headers()['set-cookie'], kind).toBeUndefined();
      if (response.status() !== 200) continue;
      const again = await request.get(address, { headers: { 'if-none-match': response.headers().etag ?? '' } });
      expect(again.status(), kind).toBe(304);
    }
  });

  test('has no style attribute, its own style sheets and only two scripts besides the structured data', async ({ request }) => {
    for (const [kind, address] of everyPageKind) {
      const html = await (await request.get(address)).text();
      expect(html.match(/<[^>]*\sstyle=|<[^>]*\son[a-z]+=/g), kind).toBeNull();
      const sheets = html.match(/<style[^>]*>/g)?.filter((tag) => !/^<style data-href="\/remotes\/[^"]+\.css">$/.test(tag));
      expect(sheets, kind).toEqual([]);
      const scripts = html.match(/<script[^>]*>/g)?.filter((tag) => tag !== '<script type="application/ld+json">');
      expect(scripts, kind).toEqual(['<script>', '<script type="application/json" id="webdocs-state">']);
    }
  });
});

/** The same is asked of these where a picture of them is taken: `spec/screens.spec.ts`. */
const pictured = [
  'home',
  'a reference document',
  'a document with examples',
  'a landing document',
  'search results',
  'a blog post',
  'the curriculum',
  'a missing document',
];

test.describe('no rule of the policy is broken', () => {
  test('while pages of every kind load and hydrate, and every file has an integrity hash', async ({ page }) => {
    test.setTimeout(300_000);
    const violations = await recordViolations(page);
    for (const [kind, address] of everyPageKind.filter(([name]) => !pictured.includes(name))) {
      await page.goto(address);
      await hydrated(page);
      await slotsAlive(page);
      expect.soft(await uncheckedFiles(page), kind).toEqual([]);
      expect.soft(await violations(), kind).toEqual([]);
    }
  });

  test('while navigating through the site', async ({ page }) => {
    const violations = await recordViolations(page);
    await page.goto('/en-US/docs/Web/CSS');
    await hydrated(page);
    const header = new Header(page);
    for (const name of ['Blog', 'Curriculum']) {
      await header.plainLink(name).click();
      await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}/$`));
      await slotsAlive(page);
    }
    await header.menu('Plus').open();
    await header.menu('Plus').link('Overview').click();
    await expect(page).toHaveURL('/en-US/plus');
    await header.logo.click();
    await expect(page).toHaveURL('/en-US/');
    await slotsAlive(page);
    expect(await uncheckedFiles(page)).toEqual([]);
    expect(await violations()).toEqual([]);
  });
});
