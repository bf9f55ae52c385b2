import type { Page } from '@webdocs/contracts/page/page';
import { build } from 'esbuild';
import { codeOfWorkers, testRenderPool } from '../../fixtures/test-render-pool.ts';
import { NoWorkerFree, openRenderPool, type RenderPool } from './render-pool.ts';
import type { FragmentRequest, RenderJob } from './render-job.ts';
import { noSystemLayers } from './system-layers.ts';

const shell = {
  name: 'shell',
  version: '1.0.0',
  code: `module.exports = { default: { render: async () => 'frame' }, scope: { react: { version: 'shared' } } };`,
};
const request = { part: 'page' } as FragmentRequest;
const remote = (name: string, body: string) => ({
  name,
  version: '1.0.0',
  code: `module.exports = { default: { async render(request) { ${body} } } };`,
});
const job = (bundle: RenderJob['bundle']): RenderJob => ({ shell, bundle, request });

let pool: RenderPool;
beforeAll(async () => {
  pool = await testRenderPool(2);
});
afterAll(() => pool.close());

test('a remote renders with the packages that the shell shares', async () => {
  expect(await pool.render(job(remote('mfe-a', `return require('react').version`)), 5000)).toBe('shared');
});

test('a shell that throws while it loads says why each time that something of its composition is rendered', async () => {
  const broken = { name: 'shell', version: '1.0.1', code: `throw new Error('no theme')` };
  const inIt = { shell: broken, bundle: remote('mfe-a', `return 'fine'`), request };
  const causes = [];
  for (let time = 0; time < 4; time += 1)
    causes.push(await pool.render(inIt, 5000).catch(({ values }: { values: { cause: string } }) => values.cause));
  expect(causes).toEqual(['no theme', 'no theme', 'no theme', 'no theme']);
});

test('a remote cannot reach the file system or anything else that is not shared', async () => {
  await expect(
    pool.render(job(remote('mfe-fs', `return require('node:fs').readFileSync('/etc/hostname', 'utf8')`)), 5000),
  ).rejects.toMatchObject({ code: 'FRAGMENT_FAILED' });
});

test('a remote sees no environment of the server', async () => {
  expect(await pool.render(job(remote('mfe-env', `return typeof process`)), 5000)).toBe('undefined');
});

test('each part of a page gets that page, however many pages were asked for in between', async () => {
  const pages = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ renderer: 'Generic', url: `/en-US/${number}` }) as Page);
  const bundle = remote('mfe-p', `const { page } = request.props; const before = page.url; page.url = 'changed'; return before`);
  const draw = (page: Page) => pool.render({ shell, bundle, request: { part: 'page', props: { page } } as FragmentRequest }, 5000);
  const wanted = [...pages, ...pages, ...[...pages].reverse(), ...pages.slice(3)];
  expect(await Promise.all(wanted.map(draw))).toEqual(wanted.map(({ url }) => url));
});

test('addresses, text and timers are there as in a browser', async () => {
  const tried = `const bytes = new TextEncoder().encode('a\u00fc\u6f22\u{1f600}\ud800');
    await new Promise((resolve) => setTimeout(resolve, 5));
    return JSON.stringify([new URL('../x?q=a b#h', 'https://docs.example/en/page').href, new URLSearchParams({ q: 'a&b' }).toString(),
      Array.from(bytes), new TextDecoder().decode(new Uint8Array([...bytes, 0xff, 0xe2, 0x82]))])`;
  const text = 'a\u00fc\u6f22\u{1f600}\ud800';
  const bytes = Array.from(new TextEncoder().encode(text));
  const decoded = new TextDecoder().decode(new Uint8Array([...bytes, 0xff]));
  expect(JSON.parse(await pool.render(job(remote('mfe-web', tried)), 5000))).toEqual([
    'https://docs.example/x?q=a%20b#h',
    'q=a%26b',
    bytes,
    `${decoded}\ufffd\ufffd`,
  ]);
});

test('what a bundle writes to its console is told, twenty lines of each fragment', async () => {
  const lines = await saidWhile(`for (let i = 0; i < 30; i += 1) console.error('line', i); return ''`);
  expect(lines).toEqual(Array.from({ length: 20 }, (_, index) => `line ${index}`));
});

test('a shell of before, which asks Node for what its React may use, is rendered without Node', async () => {
  const code = await shellWithNodeBuildOfReact();
  const old = { name: 'shell', version: '0.9.0', code };
  expect(await pool.render({ shell: old, bundle: old, request }, 5000)).toBe('<p>Hello, <!-- -->reader</p>');
});

test('a server entry answers questions about a page as JSON, and one without the function answers nothing', async () => {
  const code = `module.exports = { default: { render() {}, describe: ({ url }, { found }) => ({ title: url, found }) } };`;
  const bundle = { name: 'mfe-q', version: '1.0.0', code };
  const page = { renderer: 'Generic', url: '/en-US/tea' } as Page;
  const site = { siteName: 'Docs', address: '', colour: 'docs', found: true } as const;
  expect(await pool.ask({ shell, bundle, request: { ask: 'describe', page, site } }, 5000)).toBe('{"title":"/en-US/tea","found":true}');
  expect(await pool.ask({ shell, bundle, request: { ask: 'plain', page } }, 5000)).toBe('');
});

test('a fragment that throws fails alone and says who it was', async () => {
  const [broken, fine] = await Promise.allSettled([
    pool.render(job(remote('mfe-b', `throw new Error('no data')`)), 5000),
    pool.render(job(remote('mfe-c', `return 'fine'`)), 5000),
  ]);
  expect(broken).toMatchObject({
    status: 'rejected',
    reason: { code: 'FRAGMENT_FAILED', values: { remote: 'mfe-b', version: '1.0.0', part: 'page' } },
  });
  expect(fine).toEqual({ status: 'fulfilled', value: 'fine' });
});

test('an endless loop is ended at its deadline and the others are served', async () => {
  const hanging = pool.render(job(remote('mfe-loop', `for (;;);`)), 300);
  const others = Promise.all([1, 2, 3, 4].map(() => pool.render(job(remote('mfe-c', `return 'fine'`)), 10_000)));
  await expect(hanging).rejects.toMatchObject({ code: 'FRAGMENT_TIMEOUT' });
  expect(await others).toEqual(['fine', 'fine', 'fine', 'fine']);
  expect(pool.size().workers).toBe(2);
});

describe('with one worker, to which the next short task is sent before it has answered the one before', () => {
  let lone: RenderPool;
  beforeAll(async () => {
    lone = await testRenderPool(1);
  });
  afterAll(() => lone.close());
  const short = (name: string, body: string, deadlineMs = 10_000) =>
    lone.render({ ...job(remote(name, body)), isShort: true }, deadlineMs).catch(({ code }: { code: string }) => code);

  test('each task gets its own answer, also after one that fails', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => (index % 4 === 2 ? `throw new Error('no')` : `return 'answer ${index}'`));
    const wanted = bodies.map((_, index) => (index % 4 === 2 ? 'FRAGMENT_FAILED' : `answer ${index}`));
    expect(await Promise.all(bodies.map((body, index) => short(`mfe-s${index}`, body)))).toEqual(wanted);
  });

  test('one that never ends takes neither the one before it nor the one after it with it', async () => {
    const answers = [
      short('mfe-before', `return 'before'`),
      short('mfe-endless', `for (;;);`, 300),
      short('mfe-after', `return 'after'`),
      short('mfe-last', `return 'last'`),
    ];
    expect(await Promise.all(answers)).toEqual(['before', 'FRAGMENT_TIMEOUT', 'after', 'last']);
  });
});

test('a bundle without a server entry is refused when it is checked', async () => {
  await expect(pool.check(shell, { name: 'mfe-d', version: '1.0.0', code: 'module.exports = {};' })).rejects.toMatchObject({
    code: 'FRAGMENT_FAILED',
  });
  await expect(pool.check(shell, { name: 'mfe-e', version: '1.0.0', code: '}{' })).rejects.toMatchObject({ code: 'FRAGMENT_FAILED' });
});

describe('a pool with a limit', () => {
  let limited: RenderPool;
  afterEach(() => limited.close());
  const hangs = job(remote('mfe-hang', 'await new Promise(() => {});'));
  const fine = job(remote('mfe-c', `return 'fine'`));

  test('one more than may wait is refused at once, and those who wait are served', async () => {
    limited = await testRenderPool(1, { mostWaiting: 1 });
    await limited.check(shell, fine.bundle);
    const hanging = limited.render(hangs, 300).catch(({ code }: { code: string }) => code);
    const waiting = limited.render(fine, 10_000);
    await expect(limited.render(fine, 10_000)).rejects.toEqual(new NoWorkerFree('1 wait for a worker already'));
    expect([await hanging, await waiting]).toEqual(['FRAGMENT_TIMEOUT', 'fine']);
  });

  test('one that waited too long is given up and never begun, and it is not the fault of its bundle', async () => {
    limited = await testRenderPool(1, { waitMs: 30 });
    await limited.check(shell, fine.bundle);
    const hanging = limited.render(hangs, 60_000);
    hanging.catch(() => undefined);
    await expect(limited.render(fine, 10_000)).rejects.toEqual(new NoWorkerFree('no worker was free for 30 ms'));
    expect(limited.size()).toEqual({ workers: 1, waiting: 0, terminated: 0 });
  });

  test('a bundle of a deploy is checked however many wait', async () => {
    limited = await testRenderPool(1, { mostWaiting: 0, waitMs: 30 });
    await limited.check(shell, fine.bundle);
    const hanging = limited.render(hangs, 300).catch(({ code }: { code: string }) => code);
    await limited.check(shell, fine.bundle);
    expect(await hanging).toBe('FRAGMENT_TIMEOUT');
  });
});

async function saidWhile(body: string): Promise<readonly string[]> {
  const told: string[] = [];
  const talking = openRenderPool(1, {
    code: await codeOfWorkers(),
    layers: noSystemLayers,
    said: ({ name }, lines) => name === 'mfe-said' && told.push(...lines),
  });
  await talking.render(job(remote('mfe-said', body)), 5000).finally(() => talking.close());
  return told;
}

test('a pool that is closed starts nothing again: what waits, and what is asked of it still, is refused', async () => {
  const closed = await testRenderPool(1);
  const waiting = [1, 2].map(() => closed.render(job(remote('mfe-w', 'for (;;);')), 5000).catch((thrown: unknown) => thrown));
  await closed.close();
  const [begun, queued] = await Promise.all(waiting);
  expect([begun, queued].filter((thrown) => thrown instanceof NoWorkerFree).length).toBeGreaterThan(0);
  await expect(closed.render(job(remote('mfe-w', `return 'late'`)), 5000)).rejects.toThrow(NoWorkerFree);
  await expect(closed.check(shell, remote('mfe-w', ''))).rejects.toThrow('the site is stopping');
  expect(closed.size()).toMatchObject({ workers: 0, waiting: 0 });
});

/** As webpack made them before it was told to resolve for runtimes without Node. */
async function shellWithNodeBuildOfReact(): Promise<string> {
  const contents = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server.node';
    const Hello = ({ to }) => createElement('p', null, 'Hello, ', to);
    export default { render: async () => renderToString(createElement(Hello, { to: 'reader' })) };`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: __dirname },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
