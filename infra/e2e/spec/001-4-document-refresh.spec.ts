import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, hydrated, test } from '../site/site-test.ts';
import { expectSameVisit, markVisit } from '../faults/live-through.ts';
import { followLink } from '../pages/in-site-link.ts';
import { answerPageData, documentData } from '../pages/page-data.ts';

const content = mkdtempSync(join(tmpdir(), 'webdocs-refreshed-'));
const folder = join(content, 'files', 'en-us', 'kettle');
const file = join(folder, 'index.md');
const kettle = '/en-US/docs/Kettle';

mkdirSync(folder, { recursive: true });
writeFileSync(
  file,
  '---\ntitle: Kettle\nslug: Kettle\npage-type: guide\n---\n\nIt heats water.\n\n## Parts\n\nA lid, a spout and a handle.\n',
);

test.use({ flags: ['--development', '--content', content] });
test.afterAll(() => rmSync(content, { recursive: true, force: true }));

test('the development build shows what a writer saves, and takes nothing from the reader', async ({ page }) => {
  await page.goto(kettle);
  await hydrated(page);

  await test.step('the development build requests the document every 500 ms', async () => {
    for (let times = 0; times < 4; times += 1) {
      const response = await page.waitForResponse(`**${kettle}/index.json`, { timeout: 5000 });
      expect(response.ok()).toBe(true);
    }
  });

  await test.step('an unchanged document that is requested repeatedly keeps selection and focus', async () => {
    await page.evaluate(() => {
      (document.querySelector('article h2 a') as HTMLElement).focus();
      getSelection()?.selectAllChildren(document.querySelector('article [data-long] p') as HTMLElement);
    });
    for (let times = 0; times < 3; times += 1) await page.waitForResponse(`**${kettle}/index.json`);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('It heats water.');
    await expect(page.getByRole('article').getByRole('link', { name: 'Parts' })).toBeFocused();
  });

  await test.step('a saved page is updated without a reload, at the same scroll position', async () => {
    await markVisit(page);
    writeFileSync(file, readFileSync(file, 'utf8').replace('A lid', 'A whistle, a lid'));
    await expect(page.getByRole('article')).toContainText('A whistle, a lid');
    await expectSameVisit(page);
  });

  await test.step('the toolbar for writers appears for an active document', async () => {
    await expect(page.getByRole('region', { name: 'Toolbar for writers' })).toBeVisible();
  });

  await test.step('it does not appear for a document that is not active', async () => {
    const data = await documentData(page, kettle);
    const doc = { ...data.doc, mdn_url: '/en-US/docs/Old_kettle', title: 'Old kettle', isActive: false };
    await answerPageData(page, '/en-US/docs/Old_kettle', { json: { ...data, url: doc.mdn_url, doc } });
    await followLink(page, '/en-US/docs/Old_kettle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old kettle');
    await expect(page.getByRole('region', { name: 'Toolbar for writers' })).toHaveCount(0);
  });
});
