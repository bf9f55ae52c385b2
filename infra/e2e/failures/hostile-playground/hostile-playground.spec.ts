import type { Browser, Page } from '@playwright/test';
import { readersBrowser, sharingBrowser } from '../../site/readers-browser.ts';
import { expect, hydrated, test } from '../../site/site-test.ts';

// Found by selectors: asking by role computes the style of each row of the console, which the browser skips off screen, and takes 7 s of 500 rows.
const log = (page: Page) => page.locator('[role="log"]');
const editor = (page: Page, part: string) => page.locator(`[data-pane="${part}"] .cm-content`);

async function run(page: Page, js: string, html = '', options: { readonly timeout?: number } = {}): Promise<void> {
  await editor(page, 'html').fill(html, options);
  await editor(page, 'js').fill(js, options);
  await page.locator('main button', { hasText: /^Run$/ }).click(options);
}

/** As long as an attack goes on the page reads its messages, and so does what drives the browser: a busy machine takes its time with them. */
const patient = { timeout: 80_000 };

/** The reader goes on writing: the page answers, and the next run is there. */
async function goesOn(page: Page, what: string): Promise<void> {
  await run(page, `console.log("after ${what}")`, '', patient);
  await expect(log(page)).toContainText(`after ${what}`, patient);
}

/** What each attack came to, a line each; none may throw past its own. The press of the reader is one in the frame, which browsers grant more to. */
const reaching = `
document.querySelector("button").onclick = async () => {
const attempt = async (name, attack) => {
  let outcome;
  try { outcome = await attack(); } catch (error) { outcome = error.name; }
  console.log(name + ": " + outcome + ".");
};
await attempt("cookies", () => document.cookie || "none");
await attempt("storage", () => localStorage.getItem("of-the-site") ?? "none");
await attempt("page", () => parent.document.title);
await attempt("its storage", () => parent.localStorage.length);
await attempt("its code", () => parent.eval("1"));
await attempt("its address", () => { top.location.href = "https://evil.example/"; return "led away"; });
await attempt("its form", () => { const form = document.createElement("form"); form.target = "_top"; form.action = "https://evil.example/"; document.body.append(form); form.submit(); return "sent"; });
await attempt("a window", () => window.open("https://evil.example/") ? "open" : "none");
await attempt("a download", () => { const link = document.createElement("a"); link.download = "evil.exe"; link.href = "data:,evil"; document.body.append(link); for (let i = 0; i < 20; i++) link.click(); return "asked"; });
await attempt("a worker", async () => { await navigator.serviceWorker.register(performance.getEntriesByType("resource").find(({ name }) => name.includes("/guard."))?.name ?? "/guard.js"); return "registered"; });
console.log("done");
};
`;

/** Messages as a page or a frame would send them, and whatever the page answers. */
const forging = `
const heard = [];
addEventListener("message", ({ data, ports }) => heard.push([data?.typ, data?.code?.js?.length, ports.length].join(" ")));
for (const version of [1, 2]) for (const typ of ["ready", "held", "pong", "stopped", "prints", "run", "console"])
  parent.postMessage({ typ, version, uuid: "frame", place: { part: "js", line: 1 }, prop: "log", args: ["forged"], prints: [{ level: "error", values: [{ kind: "text", text: "forged" }] }] }, "*");
const { port1, port2 } = new MessageChannel();
parent.postMessage({ typ: "run", version: 2, code: { js: "console.log('forged')" }, theme: "light", lang: "en-US" }, "*", [port2]);
port1.postMessage({ typ: "prints", prints: [{ level: "error", values: [{ kind: "text", text: "forged" }] }], left: 0 });
setTimeout(() => console.log("heard: " + heard.filter((one) => !one.startsWith("run")).join() + "."), 500);
`;

test('code in the Playground reaches neither the page, nor what it keeps, nor another window, and its messages are believed for what they are', async ({
  page,
  site,
  context,
  expectErrors,
}) => {
  expectErrors(/sandboxed|permission|SecurityError|Failed to load resource|Not allowed|Blocked/i, /evil\.example/);
  await context.addCookies([{ name: 'session-of-the-site', value: 'secret', url: site.address, sameSite: 'Lax' }]);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.goto('/en-US/play');
  await hydrated(page);
  await page.evaluate(() => localStorage.setItem('of-the-site', 'secret'));
  await run(page, reaching, '<button>Win tea</button>');
  await page.frameLocator('iframe[title="Result"]:not([data-coming])').getByRole('button', { name: 'Win tea' }).click();
  await expect(log(page)).toContainText('done');
  const lines = await log(page).innerText();
  for (const outcome of [
    'cookies: none.',
    // Browsers that keep nothing for frames of other sites have no storage and no workers there at all.
    /storage: (?:none|SecurityError)\./,
    'page: SecurityError.',
    'its storage: SecurityError.',
    'its code: SecurityError.',
    'its address: SecurityError.',
    'a window: none.',
    /a worker: (?:Security|NotSupported|Type)Error\./,
  ])
    expect(lines).toMatch(outcome);
  expect(page.url()).toBe(`${site.address}/en-US/play`);
  expect(context.pages()).toHaveLength(1);
  expect(downloads).toEqual([]);

  await run(page, forging);
  await expect(log(page)).toContainText('heard: .');
  await expect(log(page)).not.toContainText('forged');

  // A frame that says again and again that it waits is given no second port.
  await run(
    page,
    'addEventListener("message", ({ ports }) => console.log("ports: " + ports.length)); for (let i = 0; i < 50; i++) parent.postMessage({ typ: "waiting", version: 2 }, "*"); setTimeout(() => console.log("waited"), 500);',
  );
  await expect(log(page)).toContainText('waited');
  await expect(log(page)).not.toContainText('ports:');
  await goesOn(page, 'a forged wait');
});

test('a flood of lines or messages is bounded, and the reader goes on', async ({ page }) => {
  // 21 s alone; beside other tests on a slow machine the first flood held the editor up for more than 40 s.
  test.setTimeout(360_000);
  await page.goto('/en-US/play');
  await hydrated(page);
  // A thousand lines a second: what drives the browser is told of each line too, and is far behind after more than that; the page is not.
  await run(page, 'let n = 0; setInterval(() => { for (let i = 0; i < 10; i++) console.log(n++, { n }); }, 10);', '', patient);
  await expect(page.locator('[data-pane="console"]')).toContainText(/earlier messages aren’t shown/, patient);
  expect(await log(page).locator('> *').count()).toBeLessThanOrEqual(500);
  await goesOn(page, 'the lines');

  // A megabyte each: how many of them arrive in a second is up to the machine.
  await run(
    page,
    'const large = "x".repeat(1e6); setInterval(() => { for (let i = 0; i < 10; i++) parent.postMessage(large, "*"); }, 10);',
    '',
    patient,
  );
  await goesOn(page, 'large messages');

  for (const [what, js] of [
    ['many messages', 'setInterval(() => { for (let i = 0; i < 1000; i++) parent.postMessage(i, "*"); }, 10);'],
    [
      'messages of frames that are gone at once',
      'setInterval(() => { const f = document.createElement("iframe"); document.body.append(f); for (let i = 0; i < 100; i++) f.contentWindow.eval("top.postMessage(1, \'*\')"); f.remove(); }, 10);',
    ],
  ] as const) {
    await run(page, js, '', patient);
    await expect(page.getByText(/was stopped: it sent more/), what).toBeVisible(patient);
    await goesOn(page, what);
  }
});

test.describe('code that never ends, in a browser with the processes that readers have', () => {
  let browser: Browser;
  let page: Page;
  test.beforeAll(async ({ playwright, site }) => {
    browser = await readersBrowser(playwright);
    page = await browser.newPage({ baseURL: site.address });
    await page.goto('/en-US/play');
    await hydrated(page);
  });
  test.afterAll(() => browser.close());

  const removed = (one: Page) =>
    one.getByText(/isn’t responding|was stopped: it (?:sent more|opened too many dialogs)|^Stopped in/).first();

  test('is removed wherever it hangs, and the reader goes on', async () => {
    for (const [what, js] of [
      ['a loop in a timer', 'setInterval(() => { for (;;); }, 1)'],
      ['a loop of microtasks', '(function again() { Promise.resolve().then(again); })()'],
      ['a regular expression', '/^(a+)+$/.test("a".repeat(60) + "b")'],
      ['code that is made of text', 'eval("for (;;);")'],
      [
        'a frame within the frame',
        'const f = document.createElement("iframe"); document.body.append(f); f.contentWindow.eval("for (;;);")',
      ],
      ['a loop that says its document goes', 'dispatchEvent(new Event("pagehide")); /^(a+)+$/.test("a".repeat(60) + "b")'],
      ['words of a dialog', 'alert({ toString() { /^(a+)+$/.test("a".repeat(60) + "b"); } })'],
    ] as const) {
      await run(page, js);
      await expect(removed(page), what).toBeVisible({ timeout: 20_000 });
      await goesOn(page, what);
    }
  });

  test('is removed where it asks without end', async () => {
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    await run(page, 'for (;;) alert("Again");');
    await expect(removed(page)).toBeVisible({ timeout: 20_000 });
    await goesOn(page, 'dialogs');
  });

  test('is not removed where it works for 900 ms and ends, nor while a dialog waits for the reader', async () => {
    await run(page, 'const start = performance.now(); while (performance.now() - start < 900); console.log("it took its time")');
    await expect(log(page)).toContainText('it took its time');
    await expect(removed(page)).toHaveCount(0);
  });
});

test('code that takes all memory loses its own process, and the reader goes on', async ({ playwright, site }) => {
  const browser = await readersBrowser(playwright, ['--js-flags=--max-old-space-size=64']);
  const context = await browser.newContext({ baseURL: site.address });
  const [page, witness] = [await context.newPage(), await context.newPage()];
  await witness.goto('/robots.txt');
  await page.bringToFront();
  // A reader who saves data has text fields until they touch one: a script can write into those.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }));
  await page.goto('/en-US/play');
  await hydrated(page);
  // Playwright gives up a page when a frame in it crashes: what the reader does next is done by the page, and seen from another tab.
  await page.evaluate(() => {
    const write = (js: string) => {
      const field = document.querySelector<HTMLTextAreaElement>('[data-pane="js"] textarea');
      if (!field) return;
      field.value = js;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Run')?.click();
    };
    let hasTriedAgain = false;
    const watcher = new MutationObserver(() => {
      const said = document.body.innerText;
      if (said.includes('after the memory')) localStorage.setItem('reader', 'went on');
      if (hasTriedAgain || !said.includes('isn’t responding')) return;
      hasTriedAgain = true;
      write('console.log(["after", "the", "memory"].join(" "))');
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    // 0.8 MB a turn: on a slow machine small ones are stopped as an endless loop before they fill the memory.
    write('const kept = []; for (;;) kept.push(Array(100_000).fill(kept.length));');
  });
  await witness.waitForFunction(() => localStorage.getItem('reader') === 'went on', undefined, { timeout: 40_000 });
  await browser.close();
});

test('where frame and page share a process, a loop is stopped in its first run and its line is named', async ({ playwright, site }) => {
  const browser = await sharingBrowser(playwright);
  const page = await browser.newPage({ baseURL: site.address });
  await page.goto('/en-US/play');
  await hydrated(page);
  await run(page, 'let n = 0;\nconsole.log("before");\nwhile (true) n++;');
  await expect(page.getByText(/^Stopped in JavaScript: line 3 ran [\d,]+ times/)).toBeVisible({ timeout: 20_000 });
  await expect(log(page)).toContainText('before');
  await run(page, 'const start = performance.now(); while (performance.now() - start < 900); console.log("it took its time")');
  await expect(log(page)).toContainText('it took its time');
  await browser.close();
});
