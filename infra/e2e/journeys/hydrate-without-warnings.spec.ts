import { expect, hydrated, test } from '../site/site-test.ts';
import { complaintsOf, lostNodes, markServedNodes } from '../pages/hydration.ts';
import { missingPage } from '../pages/page-kinds.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { developmentSite } from '../pages/reading-content.ts';
import { readingPages } from '../pages/reading-pages.ts';
import { slotsAlive } from '../pages/scripts.ts';

test.use({ flags: developmentSite });

test.beforeEach(({ expectErrors }) => expectErrors(missingPage));

test('every form of a document hydrates without a warning, in the nodes that the server sent', async ({ page }) => {
  test.setTimeout(300_000);
  const complaints = complaintsOf(page);
  await markServedNodes(page);
  for (const address of readingPages()) {
    await page.goto(address);
    await hydrated(page);
    await slotsAlive(page);
    expect.soft(await lostNodes(page), address).toEqual([]);
    expect.soft(complaints.splice(0), address).toEqual([]);
  }
});

test('a document hydrates without a warning for every kind of user', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [who, whoami] of Object.entries(readers)) {
    await visitAs(page, whoami);
    // The second time the session copy is there before the answer.
    for (const visit of ['first', 'second']) {
      await page.goto('/en-US/docs/Web/CSS');
      await hydrated(page);
      await slotsAlive(page);
      expect.soft(complaints.splice(0), `${visit} visit, ${who}`).toEqual([]);
    }
  }
});

test('navigating through the site causes no warning', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/en-US/');
  await hydrated(page);
  for (const name of [
    'About',
    'MDN Plus',
    'Web technologies',
    'Community',
    'Advertise with us',
    'Learn web development',
    'Curriculum',
    'Blog',
  ]) {
    const link = page.getByRole('contentinfo').getByRole('navigation').getByRole('link', { name, exact: true });
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    await slotsAlive(page);
  }
  for (let step = 0; step < 4; step += 1) await page.goBack();
  await expect(page).toHaveURL('/en-US/community');
  expect(complaints).toEqual([]);
});
