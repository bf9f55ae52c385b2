import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, hydrated, test } from '../../site/site-test.ts';
import { Header } from '../../pages/header.ts';

const content = mkdtempSync(join(tmpdir(), 'webdocs-hostile-'));
const attack = '<img src=x onerror="window.executed = 1"><script>window.executed = 1</script>';
const link = 'javascript:window.executed=1';
const sections = (count: number) => Array.from({ length: count }, (_, index) => `## Section ${index}\n\nText ${index}.\n`).join('\n');

/** Pages as a careless or malicious writer might leave them; each is served and then opened in a browser. */
const pages: Readonly<Record<string, { readonly title: string; readonly body: string; readonly matter?: string }>> = {
  Script_in_titles: { title: attack, body: `## ${attack}\n\nText of the page with scripts.\n\n${attack}\n\n### ${attack}\n` },
  Script_links: { title: 'Links', body: `Text with [a link](${link}) and <a href="${link}">another</a>.\n\n[ref]: ${link}\n` },
  Many_sections: { title: 'Many sections', body: sections(1000) },
  Much_text: { title: 'Much text', body: 'A long story about tea. '.repeat(45_000) },
  No_text: { title: 'No text', body: '' },
  Same_ids: { title: 'Same ids', body: '## Same\n\nOne.\n\n## Same\n\nTwo.\n\n## Same\n\nThree.\n' },
  Odd_matter: {
    title: 'Odd matter',
    body: 'Text under odd front matter.',
    matter: 'status: [7, {a: 1}]\nbrowser-compat: [null, 5]\nspec-urls: javascript:alert(1)\npage-type: constructor\nsidebar: __proto__\n',
  },
  Broken_macros: {
    title: 'Broken macros',
    body: 'Before.\n\n{{Nonsense("a")}} {{EmbedLiveSample("nowhere", "<b>", -1)}} {{Compat}}\n\nAfter.\n',
  },
};

for (const [name, { title, body, matter = '' }] of Object.entries(pages)) {
  const file = join(content, 'files', 'en-us', 'hostile', name.toLowerCase(), 'index.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: ${JSON.stringify(title)}\nslug: Hostile/${name}\n${matter}---\n\n${body}\n`);
}

test.use({ flags: ['--content', content, '--with-default'] });
test.afterAll(() => rmSync(content, { recursive: true, force: true }));

for (const name of Object.keys(pages)) {
  test(`${name.replaceAll('_', ' ').toLowerCase()}: a page or an error, header and footer usable, no script run`, async ({
    page,
    expectErrors,
  }) => {
    test.setTimeout(120_000);
    expectErrors(/Content Security Policy|javascript:|Failed to load resource/);
    await page.goto(`/en-US/docs/Hostile/${name}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // Thousands of sections take a while on a busy machine.
    await hydrated(page, 60_000);
    expect(await page.evaluate(() => 'executed' in window)).toBe(false);
    for (const one of await page.getByRole('main').locator('a[href^="javascript:"]').all()) await one.click();
    expect(await page.evaluate(() => 'executed' in window)).toBe(false);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true })).toBeVisible();
    await new Header(page).plainLink('Blog').click();
    await expect(page).toHaveURL('/en-US/blog/', { timeout: 40_000 });
  });
}
