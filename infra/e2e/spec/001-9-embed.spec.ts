import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { embedAddress } from '@webdocs/contracts/samples/embed-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import { newAddress, register } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { playOriginOf } from '../pages/sample-frames.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

/** Another site. Its page is what the test last put there. */
let guest: Server;
let body = '';
test.beforeAll(() => {
  guest = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><title>Guest</title><body>${body}`),
  ).listen(0, '127.0.0.1');
});
test.afterAll(() => void guest.close());

async function visitGuest(page: Page, html: string): Promise<string> {
  body = html;
  const address = `http://127.0.0.1:${(guest.address() as AddressInfo).port}/`;
  await page.goto(address);
  return address;
}

const frameOf = (src: string, rights: string) => `<iframe src="${src}" sandbox="${rights}" width="100%" height="420"></iframe>`;

/** What each attack came to, in the words of the page that the code draws. */
const attacking: SampleCode = {
  html: '<button>Win tea</button><ul></ul>',
  js: `document.querySelector("button").onclick = async () => {
  const attempt = async (name, attack) => {
    let outcome;
    try { outcome = await attack(); } catch (error) { outcome = error.name; }
    document.querySelector("ul").append(Object.assign(document.createElement("li"), { textContent: name + ": " + outcome }));
  };
  await attempt("cookies", () => document.cookie || "none");
  await attempt("embed", () => parent.document.title);
  await attempt("embed led away", () => { parent.location.href = "https://evil.example/"; return "led away"; });
  await attempt("guest", () => top.document.title);
  await attempt("guest led away", () => { top.location.href = "https://evil.example/"; return "led away"; });
  await attempt("window", () => window.open("https://evil.example/") ? "open" : "none");
  await attempt("dialog", () => confirm("Is this your bank?"));
  await attempt("forged", () => { for (const typ of ["waiting", "ready", "stopped", "run"]) parent.postMessage({ typ, version: 2 }, "*"); return "sent"; });
  await attempt("done", () => "yes");
};`,
};

test('code is embedded in another site: it waits for its reader, reaches nothing, is stopped where it loops, and leads to the Playground', async ({
  page,
  context,
  site,
  expectErrors,
}) => {
  expectErrors(/sandboxed|SecurityError|Blocked|Unsafe attempt|Failed to load resource|Ignored call|^Stopped:/i, /evil\.example/);
  await register(page, newAddress(), '/en-US/play');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'HTML editor' }).fill('<p>Tea</p>');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this playground' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Short link' })).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());

  const address = await visitGuest(page, copied);
  const embed = page.frameLocator('body > iframe');
  const result = embed.frameLocator('iframe[title="Result"]');
  await expect(embed.getByText('Anyone could have written this code.')).toBeVisible();
  await expect(embed.getByRole('region', { name: 'HTML' })).toHaveText('<p>Tea</p>');
  await expect(embed.locator('iframe')).toHaveCount(0);
  await embed.getByRole('button', { name: 'Run' }).click();
  await expect(result.getByText('Tea')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await embed.getByRole('link', { name: 'Open in the Playground' }).click();
  const opened = await opening;
  // A site that frames an embed is no sender whom this site trusts.
  await expect(opened.getByText('It hasn’t run yet')).toBeVisible();
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await opened.close();

  const rights = /sandbox="([^"]*)"/.exec(copied)?.[1] ?? '';
  const origin = playOriginOf(site.address);
  const carrying = async (code: SampleCode) =>
    embedAddress({ origin, locale: 'en-US', view: 'both', state: (await encodeSample(code)).state });
  await visitGuest(page, frameOf(await carrying(attacking), rights));
  await embed.getByRole('button', { name: 'Run' }).click();
  await result.getByRole('button', { name: 'Win tea' }).click();
  await expect(result.getByText('done: yes')).toBeVisible();
  expect(await result.getByRole('listitem').allTextContents()).toEqual([
    'cookies: none',
    'embed: SecurityError',
    'embed led away: SecurityError',
    'guest: SecurityError',
    'guest led away: SecurityError',
    'window: none',
    'dialog: false',
    'forged: sent',
    'done: yes',
  ]);
  expect([page.url(), context.pages().length]).toEqual([address, 1]);

  // The page around an embed has no way into it, and cannot hand it code.
  expect(
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
      contentWindow?.postMessage({ typ: 'waiting', version: 2 }, '*');
      try {
        return contentWindow?.document.title;
      } catch (thrown) {
        return (thrown as Error).name;
      }
    }),
  ).toBe('SecurityError');

  await visitGuest(page, frameOf(await carrying({ js: 'let cups = 0;\nwhile (true) {\n  cups++;\n}' }), rights));
  await embed.getByRole('button', { name: 'Run' }).click();
  await expect(embed.getByText(/^Stopped in JavaScript: line [23] ran [\d,]+ times/)).toBeVisible();

  // A frame of a site that took away its origin shows the code, and says why it does not run.
  await visitGuest(page, frameOf(await carrying({ html: '<p>Tea' }), 'allow-scripts'));
  await expect(embed.getByText('This page doesn’t let examples run.')).toBeVisible();

  // By itself it is a page like any other, in both themes.
  const src = await carrying({ html: '<p>Tea</p>', css: 'p { color: teal }', js: '// pours' });
  for (const theme of ['light', 'dark']) {
    await page.goto(src.replace('#', `?theme=${theme}#`));
    await expect(page.getByRole('region', { name: 'CSS' })).toBeVisible();
    expect(await axeViolations(page), theme).toEqual([]);
  }
});
