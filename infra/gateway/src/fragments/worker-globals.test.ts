import { testRenderPool } from '../../fixtures/test-render-pool.ts';
import type { FragmentRequest } from './render-job.ts';
import type { RenderPool } from './render-pool.ts';

const shell = { name: 'shell', version: '1.0.0', code: `module.exports = { default: { render: async () => 'frame' }, scope: {} };` };

let pool: RenderPool;
beforeAll(async () => {
  pool = await testRenderPool(1);
});
afterAll(() => pool.close());

let versions = 0;
/** What a bundle says that does this while it renders. */
function hostile(body: string): Promise<string> {
  versions += 1;
  const code = `module.exports = { default: { async render() { ${body} } } };`;
  const bundle = { name: 'mfe-hostile', version: `1.0.${versions}`, code };
  return pool.render({ shell, bundle, request: { part: 'page' } as FragmentRequest }, 5000);
}

test.each([
  ['the require of Node', `typeof globalThis.require`],
  ['the module of the worker', `typeof globalThis.module`],
  ['its exports', `typeof globalThis.exports`],
  ['its file name', `typeof globalThis.__filename`],
  ['its folder', `typeof globalThis.__dirname`],
  ['calls of the network', `typeof globalThis.fetch`],
  ['sockets of the web', `typeof globalThis.WebSocket`],
  ['streams of events', `typeof globalThis.EventSource`],
  ['modules of Node by name', `typeof process.getBuiltinModule`],
  ['bindings', `typeof process.binding + typeof process._linkedBinding`],
  ['native addons', `typeof process.dlopen`],
  ['files of variables', `typeof process.loadEnvFile`],
  ['the report of the process, with its environment', `typeof process.report`],
  ['signals', `typeof process.kill + typeof process._kill`],
  ['an end of the process', `typeof process.abort + typeof process.exit + typeof process.reallyExit`],
  ['the debugger', `typeof process._debugProcess + typeof process._debugEnd`],
  ['another folder for all', `typeof process.chdir + typeof process.umask`],
  ['other rights for all', `typeof process.setuid + typeof process.setgid + typeof process.setgroups`],
  ['the port to the main thread', `typeof process._getActiveHandles + typeof process._getActiveRequests`],
])('a bundle finds nothing behind the door %j', async (_, looked) => {
  expect(await hostile(`return ${looked}`)).toMatch(/^(undefined)+$/);
});

test.each([
  ['import()', `await import('node:fs')`],
  ['import() in a function made from text', `await new Function("return import('node:fs')")()`],
  ['import() in indirect eval', `await (0, eval)("import('node:fs')")`],
  ['its own require', `require('node:fs')`],
  ['its own require for what the shell may ask for', `require('stream')`],
  ['a main module', `process.mainModule.require('node:fs')`],
  ['the constructor of its module', `module.constructor._load('node:fs')`],
])('a bundle gets no module of Node by %s', async (_, attempt) => {
  await expect(hostile(`${attempt}; return 'got in'`)).rejects.toMatchObject({ code: 'FRAGMENT_FAILED' });
});

test('the functions of the worker that are on the stack are not handed out', async () => {
  const found = await hostile(`
    Error.prepareStackTrace = (_, frames) => frames;
    const own = new Error().stack.map((frame) => [typeof frame.getFunction(), typeof frame.getThis()]);
    delete Error.prepareStackTrace;
    return JSON.stringify(own.slice(1));`);
  const frames = JSON.parse(found) as string[][];
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.flat().filter((kind) => kind !== 'undefined')).toEqual([]);
});

test('a bundle that gets hold of the port gets no further module by a job of its own', async () => {
  const stolen = await hostile(`
    const { postMessage } = MessagePort.prototype;
    globalThis.answers = [];
    MessagePort.prototype.postMessage = function (message) {
      globalThis.port = this;
      globalThis.answers.push(message);
      return postMessage.call(this, message);
    };
    return 'stolen'`);
  expect(stolen).toBe('stolen');
  const shellOfTheirs = `{ name: 'shell', version: '6.6.6', code: "module.exports = { default: { render: async () => require('fs').readFileSync('/etc/hostname', 'utf8') } };" }`;
  const answers = await hostile(`
    globalThis.port.emit('message', { kind: 'job', id: -1, job: { shell: ${shellOfTheirs}, bundle: { name: 'shell', version: '6.6.6' }, request: {} } });
    await new Promise((resolve) => setTimeout(resolve));
    return JSON.stringify(globalThis.answers.filter(({ id }) => id === -1))`);
  expect(JSON.parse(answers)).toEqual([expect.objectContaining({ kind: 'failed', cause: expect.stringContaining('asked for fs') })]);
});

test('a worker goes on after all of that', async () => {
  expect(await hostile(`return 'still here'`)).toBe('still here');
});
