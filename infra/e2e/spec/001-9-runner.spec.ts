import { randomUUID } from 'node:crypto';
import { addressed } from '@webdocs/contracts/samples/sample-messages';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import { consoleOf, emptyPageOf, playOriginOf, sampleAddress, showFrame, tellFrames } from '../pages/sample-frames.ts';
import { expect, test } from '../site/site-test.ts';

test.describe('Access', () => {
  test('a page of the site shows a sample at the host that is named after its code', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const frame = await showFrame(page, await sampleAddress(site.address, { html: '<p>Tea</p>' }));
    await expect(frame.getByText('Tea')).toBeVisible();
  });

  test('a page of the site shows code at a host of an id that it made up', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const address = new URL(await sampleAddress(site.address, { html: '<p>Tea</p>' }));
    address.host = address.host.replace(/^\w+/, randomUUID());
    await expect((await showFrame(page, String(address))).getByText('Tea')).toBeVisible();
  });

  test('code at the host of other code is refused', async ({ page, site, expectErrors }) => {
    expectErrors(/403/);
    const address = new URL(await sampleAddress(site.address, { html: '<p>Tea</p>' }));
    address.host = address.host.replace(/^\w+/, 'f'.repeat(40));
    const response = await page.goto(String(address));
    expect(response?.status()).toBe(403);
    await expect(page.getByText('This code can’t run here')).toBeVisible();
  });

  test('another site cannot show a sample', async ({ page, site, expectErrors }) => {
    expectErrors(/frame-ancestors/);
    const sample = await sampleAddress(site.address, { html: '<p>Tea</p>' });
    const foreign = await sampleAddress(site.address, { js: `document.body.innerHTML = '<iframe src="${sample}"></iframe>'` });
    await page.goto(foreign);
    await page.getByRole('button', { name: 'Continue' }).click();
    const inner = page.locator('iframe');
    await expect(inner).toBeAttached();
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  });

  test('an address without a state is answered with 400, one with an invalid state with 404', async ({ request, site }) => {
    const statusOf = async (query: string) => (await request.get(`${site.address}/runner.html${query}`, hostOf(site.address))).status();
    expect(await statusOf('')).toBe(400);
    expect(await statusOf('?state=%21')).toBe(404);
  });
});

/** The host of samples as a header: not every resolver knows its name. */
function hostOf(site: string) {
  return { headers: { host: new URL(playOriginOf(site)).host } };
}

test.describe('A visit to the address of a sample', () => {
  test('shows a warning with the code, a link to the Playground and a button to continue', async ({ page, site }) => {
    const address = await sampleAddress(site.address, { html: '<h1>Your password, please</h1>' });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This code comes from someone you may not know' })).toBeVisible();
    await page.getByText('View the code').click();
    await expect(page.getByText('<h1>Your password, please</h1>')).toBeVisible();
    const { state } = await encodeSample({ html: '<h1>Your password, please</h1>' });
    const expected = `${site.address}/en-US/play?${new URLSearchParams({ state })}`;
    await expect(page.getByRole('link', { name: 'Open in Playground' })).toHaveAttribute('href', expected);
  });

  test('allows the code for a minute, and not by its address alone', async ({ page, site, context }) => {
    await page.goto(await sampleAddress(site.address, { html: '<h1>Tea</h1>' }));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Tea' })).toBeVisible();
    const [cookie] = (await context.cookies(page.url())).filter(({ name }) => name === 'code');
    expect(cookie?.expires).toBeLessThanOrEqual(Date.now() / 1000 + 60);
    await context.clearCookies();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  });
});

test.describe('Samples are kept apart', () => {
  test('a frame gets no cookie of the site, neither in its request nor in its script', async ({ page, site, context }) => {
    await context.addCookies([{ name: 'session-of-the-site', value: 'secret', url: site.address, sameSite: 'Lax' }]);
    await emptyPageOf(page, site.address);
    const address = await sampleAddress(site.address, { js: 'console.log(document.cookie)' });
    const asked = page.waitForRequest(address);
    await showFrame(page, address);
    expect((await (await asked).allHeaders())['cookie']).toBeUndefined();
    expect(await consoleOf(page)).toEqual([['log', '']]);
  });

  test('a sample finds its own storage again, and cannot read that of another', async ({ page, site }) => {
    const js = `document.body.append((localStorage.tea ?? 'no tea') + ' ' + (document.cookie || 'no cup'));
      localStorage.tea = 'green tea'; document.cookie = 'cup=1'`;
    const run = async (html: string) => {
      await page.goto(await sampleAddress(site.address, { html, js }));
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    await run('<h1>One</h1>');
    await expect(page.getByText('no tea no cup')).toBeVisible();
    await run('<h1>Another</h1>');
    await expect(page.getByText('no tea no cup')).toBeVisible();
    await run('<h1>One</h1>');
    await expect(page.getByText('green tea cup=1')).toBeVisible();
  });

  test('a sample can read nothing of the page that shows it', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const js = 'try { console.log(parent.document.title) } catch (error) { console.log(error.name) }';
    await showFrame(page, await sampleAddress(site.address, { js }));
    expect(await consoleOf(page)).toEqual([['log', 'SecurityError']]);
  });
});

test.describe('Headers', () => {
  test('of a frame forbid type sniffing and indexing, and set no cookie', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const address = await sampleAddress(site.address, { html: 'x' });
    const answered = page.waitForResponse(address);
    await showFrame(page, address);
    const headers = await (await answered).allHeaders();
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['clear-site-data']).toBeUndefined();
  });

  test('of the shared host clear stored data', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const address = new URL(await sampleAddress(site.address, { html: 'x' }));
    address.host = new URL(playOriginOf(site.address)).host;
    const answered = page.waitForResponse(String(address));
    await showFrame(page, String(address));
    expect((await (await answered).allHeaders())['clear-site-data']).toBe('"cookies", "storage"');
  });

  test('of pages of the site allow frames of samples', async ({ request, site }) => {
    const policy = (await request.get(`${site.address}/en-US/docs/Web/JavaScript`)).headers()['content-security-policy'];
    const { host } = new URL(playOriginOf(site.address));
    expect(policy).toMatch(new RegExp(`frame-src [^;]*http://${host} http://\\*\\.${host}`));
  });
});

test.describe('Messages', () => {
  test('of console and errors are sent to the page, and an error stops nothing else', async ({ page, site, expectErrors }) => {
    expectErrors(/tea is not defined|no sugar/);
    await emptyPageOf(page, site.address);
    const code = {
      html: '<p id="cup"></p><script>tea.pour()</script>',
      js: 'console.warn("hot", { cups: 2 }, document.querySelector("#cup")); Promise.reject(new Error("no sugar"))',
    };
    const frame = await showFrame(page, await sampleAddress(site.address, code));
    await expect(frame.locator('#cup')).toBeAttached();
    await expect
      .poll(() => consoleOf(page))
      .toEqual([
        ['error', 'Uncaught ReferenceError: tea is not defined'],
        ['warn', 'hot', { cups: 2 }, { _MDNPlaySerializedObject: '<p id="cup"></p>' }],
        ['error', 'Uncaught (in promise) Error: no sugar'],
      ]);
  });

  test('code cannot close the document that contains it', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const code = { css: 'p::after { content: "</style><b>out</b>" }', html: '<p>', js: 'console.log("</script><!-- <script>")' };
    const frame = await showFrame(page, await sampleAddress(site.address, code));
    await expect(frame.locator('b')).toHaveCount(0);
    expect(await consoleOf(page)).toEqual([['log', '</script><!-- <script>']]);
  });

  test('a choice is applied to the element of the example, in place of the one before', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const code = { html: '<p id="example-element">Tea</p>', defaults: 'ix-choice' as const };
    const frame = await showFrame(page, await sampleAddress(site.address, code));
    await tellFrames(page, addressed({ typ: 'choice', code: 'color: red; margin: 3px' }, 'frame'));
    await expect(frame.getByText('Tea')).toHaveCSS('margin-top', '3px');
    await tellFrames(page, addressed({ typ: 'choice', code: 'color: blue' }, 'frame'));
    await expect(frame.getByText('Tea')).toHaveCSS('color', 'rgb(0, 0, 255)');
    await expect(frame.getByText('Tea')).not.toHaveCSS('margin-top', '3px');
    await tellFrames(page, addressed({ typ: 'choice', code: 'color: red' }, 'another'));
    await tellFrames(page, addressed({ typ: 'choice', code: 'color: green' }, 'frame'));
    await expect(frame.getByText('Tea')).toHaveCSS('color', 'rgb(0, 128, 0)');
  });

  test('WebAssembly in text format runs from its placeholder address', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const code = {
      defaults: 'ix-wat' as const,
      wat: '(module (import "console" "log" (func $log (param i32))) (func $main (call $log (i32.add (i32.const 40) (i32.const 2)))) (start $main))',
      js: 'await WebAssembly.instantiateStreaming(fetch("{%wasm-url%}"), { console });',
    };
    await showFrame(page, await sampleAddress(site.address, code));
    await expect.poll(() => consoleOf(page)).toEqual([['log', 42]]);
  });

  test('invalid WebAssembly is reported with its position', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    await showFrame(page, await sampleAddress(site.address, { defaults: 'ix-wat', wat: '(module (nonsense))', js: '' }));
    await expect.poll(async () => JSON.stringify(await consoleOf(page))).toContain('example.wat:1:');
  });
});

test.describe('The theme', () => {
  const dark = { css: 'p { color: red } @media (prefers-color-scheme: dark) { p { color: lime } }', html: '<p>Tea</p>' };

  test('of the page is followed by code that queries prefers-color-scheme', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const js = `const list = matchMedia("(prefers-color-scheme: dark)");
      console.log(list.matches); list.addEventListener("change", ({ matches }) => console.log("now", matches));`;
    const frame = await showFrame(page, await sampleAddress(site.address, { ...dark, js }, { theme: 'dark' }));
    await expect(frame.getByText('Tea')).toHaveCSS('color', 'rgb(0, 255, 0)');
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
    await tellFrames(page, addressed({ typ: 'theme', theme: 'light' }, 'frame'));
    await expect(frame.getByText('Tea')).toHaveCSS('color', 'rgb(255, 0, 0)');
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'light');
    expect(await consoleOf(page)).toEqual([
      ['log', true],
      ['log', 'now', false],
    ]);
  });

  test('of the page does not change code that only supports a white background', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const frame = await showFrame(page, await sampleAddress(site.address, { html: '<p>Tea</p>' }, { theme: 'dark' }));
    await tellFrames(page, addressed({ typ: 'theme', theme: 'dark' }, 'frame'));
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'light');
  });

  test('of the page does not override a color-scheme that the code sets', async ({ page, site }) => {
    await emptyPageOf(page, site.address);
    const frame = await showFrame(page, await sampleAddress(site.address, { css: ':root { color-scheme: dark }', html: 'x' }));
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});
