import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { exportSite, type ExportSummary } from '@webdocs/cli/static-export';
import { switchedOff } from '@webdocs/cli/switched-off';
import { serveFiles, type FileServer } from '../site/file-server.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

test.use({ flags: [...switchedOff] });

const folder = mkdtempSync(join(tmpdir(), 'export-'));
let files: FileServer;
let summary: ExportSummary;

test.beforeAll(async ({ site }) => {
  test.setTimeout(600_000);
  summary = await exportSite({
    origin: site.address,
    siteAddress: '',
    folder,
    locales: ['en-US', 'es', 'fr', 'ja', 'ko', 'pt-BR', 'ru', 'zh-CN', 'zh-TW'],
    compatAddress: '/bcd/api/v0/current',
    redirects: [],
    basePath: '',
    progress: () => undefined,
  });
  files = await serveFiles(folder);
});
test.afterAll(() => {
  files.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a page asks for, and what of that is not there or not here. */
function watchRequests(page: Page): { readonly asked: string[]; readonly wrong: string[] } {
  const [asked, wrong]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    asked.push(request.url());
    if (!request.url().startsWith(files.address) && !/^(?:data|blob|about):/.test(request.url())) wrong.push(`elsewhere: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`);
  });
  return { asked, wrong };
}

test('every link of every page leads somewhere, and nothing is asked of another host', async () => {
  test.setTimeout(300_000);
  expect(summary.failed).toEqual([]);
  const seen = new Set(['/']);
  const dead: string[] = [];
  const elsewhere: string[] = [];
  let pages = 0;
  for (const path of seen) {
    const response = await fetch(files.address + path);
    if (!response.ok) dead.push(path);
    const text = await response.text();
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    pages += 1;
    const html = text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
    for (const [, name, value = ''] of html.matchAll(/<[a-z][^>]*?\s(href|src)="([^"]*)"/g)) {
      const target = new URL(value.replaceAll('&amp;', '&'), files.address + path);
      if (target.origin === files.address) seen.add(target.pathname);
      else if (name === 'src' && target.protocol !== 'data:') elsewhere.push(`${path}: ${value}`);
    }
    const refresh = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(text)?.[1];
    if (refresh) seen.add(new URL(refresh, files.address).pathname);
  }
  expect(dead).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(pages).toBeGreaterThan(100);
});

test('the home page comes to life, and has nothing that needs an account', async ({ page }) => {
  const { wrong } = watchRequests(page);
  await page.goto(files.address);
  await page.waitForURL(`${files.address}/en-US/`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(wrong).toEqual([]);
});

test('a page is read, the next one is shown without a reload, and its samples run without an origin', async ({ page }) => {
  const { wrong } = watchRequests(page);
  await page.goto(`${files.address}/en-US/docs/Learn/HTML/`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('main').getByRole('link', { name: 'Forms', exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/Learn\/HTML\/Forms\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forms');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  const sample = page.locator('iframe[srcdoc]').first();
  await sample.scrollIntoViewIfNeeded();
  await expect(sample.contentFrame().locator('body')).toContainText(/\w/);
  expect(
    await sample
      .contentFrame()
      .locator('body')
      .evaluate(() => origin),
  ).toBe('null');
  await page.waitForLoadState('networkidle');
  expect(wrong).toEqual([]);
});

test('titles are found while they are typed, and a search has a page of results', async ({ page }) => {
  const { wrong } = watchRequests(page);
  await page.goto(`${files.address}/en-US/`);
  await hydrated(page);
  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('CSS');
  await expect(page.getByRole('option').first()).toContainText('CSS');
  await page.goto(`${files.address}/en-US/search/?q=css`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('css');
  await expect(page.getByRole('main').getByRole('link', { name: /CSS/ }).first()).toBeVisible();
  await page.goto(`${files.address}/en-US/search/?q=zzzzzz`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zzzzzz');
  expect(wrong).toEqual([]);
});
