import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/site-test.ts';
import { everyPageKind, memberPageKinds, missingPage } from '../pages/page-kinds.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { developmentSite } from '../pages/reading-content.ts';
import { readingPages } from '../pages/reading-pages.ts';
import { emptyFrameWarning } from '../pages/sample-frames.ts';
import { slotsAlive } from '../pages/scripts.ts';

test.use({ flags: developmentSite });

/** What the page writes to the console, and what it reports to the site, while it hydrates. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isExpected = missingPage.test(`${message.text()} ${message.location().url}`) || emptyFrameWarning.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => request.url().endsWith('/_report') && complaints.push(`report: ${request.postData()}`));
  return complaints;
}

/** Marks the nodes that the server sent, before any script can hydrate them. */
async function markServedNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const served = [...document.querySelectorAll('header, header *, main *, #shell-notices *, [data-slot] *')];
      Object.assign(window, { servedNodes: served });
    });
  });
}

/**
 * Nodes of the server that were removed, except what is removed when no user is signed in, where data come later, code that became
 * fields, and what reserved the space of a sample until its frame was there.
 */
function lostNodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const collections = 'a[href$="/plus/collections"]';
    const served = (window as unknown as { servedNodes: Element[] }).servedNodes;
    const written = new Set(
      document.querySelectorAll('interactive-example').length > 0 ? served.filter((node) => node.closest('.code-example')) : [],
    );
    const framed = new Set([...document.querySelectorAll<HTMLElement>('iframe[data-live-id]')].map((frame) => frame.dataset.liveId));
    return served
      .filter((node) => !written.has(node))
      .filter((node) => !(node instanceof SVGElement && framed.has(node.dataset.liveId)))
      .filter((node) => !node.isConnected && !node.matches(`${collections}, ${collections} *, :has(> ${collections})`))
      .filter((node) => node.textContent !== 'BCD tables only load in the browser')
      .map((node) => node.outerHTML.slice(0, 120));
  });
}

test.beforeEach(({ expectErrors }) => expectErrors(missingPage));

test('every kind of page hydrates without a warning, in the nodes that the server sent', async ({ page }) => {
  test.setTimeout(300_000);
  expect(everyPageKind.length + readingPages().length).toBeGreaterThanOrEqual(20);
  const complaints = complaintsOf(page);
  await markServedNodes(page);
  for (const [kind, address] of everyPageKind) {
    await page.goto(address);
    await hydrated(page);
    await slotsAlive(page);
    if (!(kind in memberPageKinds)) expect.soft(await lostNodes(page), kind).toEqual([]);
    expect.soft(complaints.splice(0), kind).toEqual([]);
  }
});

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
