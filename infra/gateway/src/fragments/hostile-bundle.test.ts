import { testRenderPool } from '../../fixtures/test-render-pool.ts';
import type { FragmentRequest, RenderJob } from './render-job.ts';
import { tookItsWorkerDown, type ReadSource, type RenderPool } from './render-pool.ts';

const shell = { name: 'shell', version: '1.0.0', code: `module.exports = { default: { render: async () => 'frame' }, scope: {} };` };

// Memory is exhausted and deadlines run out on a machine with other work.
jest.setTimeout(60_000);

/** Finds its way from a value to a function that makes code, and asks there for the process. */
const climb = `
  const climbed = (value) => {
    try { return String(value.constructor.constructor('return typeof process + typeof require')()); } catch { return 'nothing'; }
  };`;

let pool: RenderPool;
beforeAll(async () => {
  // Less than usual, so that it is exhausted soon.
  pool = await testRenderPool(1, undefined, { heapMegabytes: 40, residentMegabytes: 120 });
});
afterAll(() => pool.close());

let versions = 0;
function bundle(body: string): RenderJob['bundle'] {
  versions += 1;
  return {
    name: 'mfe-hostile',
    version: `1.0.${versions}`,
    code: `module.exports = { default: { async render() { ${climb} ${body} } } };`,
  };
}

/** What a bundle says that does this while it renders. */
function hostile(body: string, deadlineMs = 10_000): Promise<string> {
  return pool.render({ shell, bundle: bundle(body), request: { part: 'page' } as FragmentRequest }, deadlineMs);
}

/** The same worker or the one in its place. */
async function nextPageIsServed(): Promise<void> {
  expect(await hostile(`return 'served'`)).toBe('served');
}

test.each([
  ['the require of Node', `typeof globalThis.require + typeof module.require + typeof process`],
  ['the process by a function made from text', `Function('return typeof process')() + (0, eval)('typeof process')`],
  ['its own module', `typeof globalThis.module + typeof globalThis.exports + typeof globalThis.__filename`],
  ['calls of the network', `typeof fetch + typeof WebSocket + typeof EventSource + typeof XMLHttpRequest`],
  ['buffers and ports of Node', `typeof Buffer + typeof MessageChannel + typeof MessagePort + typeof Worker`],
  [
    'WebAssembly, shared memory and the collector',
    `typeof WebAssembly + typeof SharedArrayBuffer + typeof Atomics + typeof FinalizationRegistry`,
  ],
  ['the functions that talk to the gateway', `typeof deliver + typeof take + typeof globalThis.runTimers`],
])('a bundle finds nothing of %s', async (_, looked) => {
  expect(await hostile(`return ${looked}`)).toMatch(/^(undefined)+$/);
});

test('what is global to a bundle is the language and a few names of the web', async () => {
  const names = (await hostile(`return Object.getOwnPropertyNames(globalThis).join(' ')`)).split(' ');
  const ofTheWeb = names.slice(names.indexOf('console') + 1);
  expect(ofTheWeb.sort()).toEqual(
    ['TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams', 'clearImmediate', 'clearInterval', 'clearTimeout'].concat([
      ...['performance', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'],
    ]),
  );
});

test.each([
  ['import()', `await import('node:fs')`],
  ['import() in a function made from text', `await new Function("return import('node:fs')")()`],
  ['import() in indirect eval', `await (0, eval)("import('node:fs')")`],
  ['its own require', `require('node:fs')`],
  ['its own require for what a shell may ask for', `require('stream')`],
  ['a main module', `process.mainModule.require('node:fs')`],
  ['the constructor of its module', `module.constructor._load('node:fs')`],
  ['a native module', `process.dlopen({ exports: {} }, '/tmp/addon.node')`],
  ['a report of the process', `process.report.getReport()`],
  ['a signal', `process.kill(process.ppid, 'SIGKILL')`],
  ['a socket', `require('net').connect(80)`],
])('a bundle gets no module of Node by %s', async (_, attempt) => {
  await expect(hostile(`${attempt}; return 'got in'`)).rejects.toMatchObject({ code: 'FRAGMENT_FAILED' });
});

test.each([
  ['the global object and all before it', `for (let at = globalThis; at; at = Object.getPrototypeOf(at)) found.push(climbed(at));`],
  ['what it is given', `found.push(climbed(arguments), climbed(arguments[0]), climbed(module), climbed(require), climbed(exports));`],
  [
    'timers and what the web has',
    `for (const one of [setTimeout, setTimeout(() => {}), URL, new URL('a:b'), new TextEncoder(), console, console.log, performance]) found.push(climbed(one));`,
  ],
  [
    'errors of the engine',
    `try { (function deeper() { deeper(); })(); } catch (error) { found.push(climbed(error)); } try { null.x; } catch (error) { found.push(climbed(error)); }`,
  ],
  ['a refused require', `try { require('fs'); } catch (error) { found.push(climbed(error)); }`],
  [
    'the promise of an import and its reason',
    `const promise = import('node:fs'); found.push(climbed(promise)); await promise.catch((error) => found.push(climbed(error), climbed(Object.getPrototypeOf(error))));`,
  ],
  [
    'a stack whose error has a symbol for a name',
    `const odd = new Error(); odd.name = Symbol(); try { odd.stack; } catch (error) { found.push(climbed(error), climbed(Object.getPrototypeOf(error))); }`,
  ],
  [
    'a stack at the end of the stack',
    `let error; const deeper = () => { try { deeper(); } catch { try { new Error().stack; } catch (thrown) { error ??= thrown; } } }; deeper(); if (error) found.push(climbed(error)); else found.push('nothing');`,
  ],
  [
    'those who called it',
    `const caller = new Function('climbed', 'found', 'function own() { for (let at = own.caller, i = 0; at && i < 20; i += 1) { found.push(climbed(at), climbed(at.arguments ?? 1)); at = at.caller; } } return own;')(climbed, found); try { caller(); } catch (error) { found.push(climbed(error)); } const { shift } = Array.prototype; Array.prototype.shift = function () { try { caller(); } catch {} return shift.call(this); }; await new Promise((resolve) => setTimeout(() => { try { caller(); } catch {} resolve(); })); Array.prototype.shift = shift; found.push('nothing');`,
  ],
  [
    'what Node looks at when a promise is rejected',
    `const rejected = Promise.reject(new Error('x')); Object.setPrototypeOf(rejected, new Proxy({}, { get(_, key, receiver) { found.push(climbed(key), climbed(receiver)); return { valueOf() { found.push(climbed(this)); return 1; } }; } })); await new Promise((resolve) => setTimeout(resolve));`,
  ],
  [
    'an error that says it is one of Node',
    `let ofNode; const spy = new Proxy({}, { has(_, key) { if (typeof key === 'symbol') ofNode = key; return false; }, get: (_, key) => (key === 'name' ? 'x' : '') }); const own = await import('node:fs').catch((error) => error); const { prepareStackTrace } = Object.getPrototypeOf(own.constructor); for (const given of [spy, null, own, { get message() { return Symbol(); } }]) try { found.push(climbed(prepareStackTrace(given, [{ toString() { found.push(climbed(this)); return ''; } }]))); } catch (error) { found.push(climbed(error)); } found.push(typeof ofNode === 'symbol' ? climbed(ofNode) : 'nothing');`,
  ],
  [
    'the class of an error of Node and what that makes',
    `const { constructor } = await import('node:fs').catch((error) => error); for (const given of [[], [1], [{ toString() { throw 1; } }], [Symbol(), spyOf(found)]]) try { found.push(climbed(Reflect.construct(constructor, given)), climbed(constructor(...given))); } catch (error) { found.push(climbed(error)); } function spyOf(found) { return new Proxy({}, { get(_, key) { found.push(climbed(key)); } }); }`,
  ],
  [
    'an import whose words are objects',
    `for (const call of [() => import({ toString: () => 'node:fs' }), () => import('node:fs', { get with() { return new Proxy({}, { ownKeys: () => ['type'], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: 'json' }), get: () => 'json' }); } })]) await call().catch((error) => found.push(climbed(error)));`,
  ],
  [
    'generators and functions that wait, made from text',
    `for (const one of [async () => {}, function* () {}, async function* () {}]) { const made = one.constructor('return [typeof process, await import("node:fs")]'.replace('await', /^async/.test(String(one)) ? 'await' : '')); try { const answer = made(); const last = await (answer.next ? answer.next() : answer); await (last.value ?? last)[1]; found.push('got in'); } catch (error) { found.push(climbed(error)); } }`,
  ],
  [
    'frames of the stack',
    `Error.prepareStackTrace = (_, frames) => frames; const frames = new Error().stack; delete Error.prepareStackTrace; found.push(climbed(frames)); for (const frame of frames) found.push(climbed(frame), climbed(frame.getThis() ?? 1), climbed(frame.getFunction() ?? 1));`,
  ],
])('a bundle that climbs from %s finds no process', async (_, attempt) => {
  const found = await hostile(`const found = []; ${attempt} return found.join(' ')`);
  expect(found).toMatch(/^((undefinedundefined|nothing) ?)+$/);
  await nextPageIsServed();
});

test('what is of Node in an error cannot be changed', async () => {
  const found = await hostile(`
    const reason = await import('node:fs').catch((error) => error);
    const tried = [];
    for (let at = Object.getPrototypeOf(Object.getPrototypeOf(reason)); at; at = Object.getPrototypeOf(at)) {
      for (const target of [at, at.constructor, at.constructor.prototype, Object.getPrototypeOf(at.constructor)])
        try { target.planted = 1; tried.push(target === Object.prototype || Object.hasOwn(target, 'planted') ? 'changed' : 'kept'); } catch { tried.push('refused'); }
    }
    return tried.join(' ')`);
  expect(found).toMatch(/^(kept ?)+$/);
});

test('the functions on the stack are not handed out', async () => {
  const found = await hostile(`
    Error.prepareStackTrace = (_, frames) => frames;
    const own = new Error().stack.map((frame) => [typeof frame.getFunction(), typeof frame.getThis()]);
    delete Error.prepareStackTrace;
    return JSON.stringify(own.slice(1));`);
  expect((JSON.parse(found) as string[][]).flat().filter((kind) => kind !== 'undefined')).toEqual([]);
});

test.each([
  ['an object', `return { toString: () => 'text', then: undefined }`],
  ['a getter that throws', `return { get length() { throw new Error('no'); } }`],
  ['a proxy', `return new Proxy(function () {}, { get() { throw new Error('no'); }, apply: () => 'text' })`],
  ['a string object', `return new String('text')`],
  ['a thenable that answers with an object', `return { then(resolve) { resolve({ then(again) { again(['text']); } }); } }`],
  ['a thenable that throws', `return { get then() { throw { [Symbol.toPrimitive]() { throw 1; } }; } }`],
  ['nothing', ``],
  ['more than any page has', `return 'x'.repeat(9_000_000)`],
])('an answer that is %s is none', async (_, answer) => {
  await expect(hostile(answer)).rejects.toMatchObject({ code: 'FRAGMENT_FAILED' });
  await nextPageIsServed();
});

test.each([
  ['an error that throws when it is shown', `throw { get message() { throw 1; }, get stack() { throw 2; }, toString() { throw 3; } }`],
  [
    'an error with a stack of its own',
    `const error = new Error('x'); Object.defineProperty(error, 'stack', { get() { return { length: 1 }; } }); throw error`,
  ],
  ['a symbol', `throw Symbol('x')`],
  [
    'an error whose message is endless',
    `throw Object.assign(new Error(), { message: 'x'.repeat(2 ** 24) + '\\n', stack: 'y'.repeat(2 ** 24) })`,
  ],
  ['what becomes text only once', `let once = 0; throw { [Symbol.toPrimitive]() { if (once++) throw new Proxy({}, {}); return 'x'; } }`],
  ['a promise that nothing waits for', `Promise.reject(new Error('x')); throw new Error('y')`],
])('%s ends the fragment alone', async (_, attempt) => {
  const thrown: unknown = await hostile(attempt).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: 'FRAGMENT_FAILED' });
  expect(tookItsWorkerDown(thrown)).toBe(false);
  await nextPageIsServed();
  expect(pool.size().workers).toBe(1);
});

test.each([
  ['an endless loop', `for (;;);`],
  ['endless promises', `const again = () => Promise.resolve().then(again); await again();`],
  ['endless timers', `const again = () => setTimeout(again); again(); await new Promise(() => {});`],
  ['a sort without end', `[2, 1].sort(() => { for (;;); })`],
  ['a regular expression without end', `/(a+)+$/.test('a'.repeat(50) + 'b')`],
  [
    'a generator that is never closed',
    `for await (const _ of (async function* () { try { for (;;) yield 1; } finally { for (;;); } })()) if (globalThis.never) break;`,
  ],
  ['becoming text without end', `throw { [Symbol.toPrimitive]() { for (;;); } }`],
  ['promises that go on after the answer', `const again = () => Promise.resolve().then(again); again(); return 'x'`],
  ['waiting for nothing', `await new Promise(() => {})`],
])('%s ends at the deadline, with its process', async (_, attempt) => {
  await expect(hostile(attempt, 100)).rejects.toMatchObject({ code: 'FRAGMENT_TIMEOUT' });
  await nextPageIsServed();
});

test('a heap that grows without end ends its process before it takes the memory of the machine', async () => {
  const all = `const all = []; for (;;) all.push(new Array(1e5).fill(all.length + 0.5));`;
  await expect(hostile(all, 20_000)).rejects.toMatchObject({ code: 'FRAGMENT_FAILED' });
  await nextPageIsServed();
});

test('buffers outside the heap are counted too', async () => {
  const all = `const all = []; for (;;) { all.push(new Uint8Array(4e6).fill(1)); await new Promise((resolve) => setTimeout(resolve, 4)); }`;
  const thrown: unknown = await hostile(all, 20_000).catch((error: unknown) => error);
  expect(thrown).toMatchObject({
    code: 'FRAGMENT_FAILED',
    values: { cause: expect.stringMatching(/^it took \d+ MB of memory; \d+ are allowed$/) },
  });
  expect(tookItsWorkerDown(thrown)).toBe(true);
  await nextPageIsServed();
});

test('timers that a fragment leaves behind run in no later one', async () => {
  await hostile(`setInterval(() => { globalThis.later = 'ran'; }, 1); setTimeout(() => { for (;;); }, 5); return 'left'`);
  const found = await hostile(`await new Promise((resolve) => setTimeout(resolve, 20)); return String(globalThis.later)`);
  expect(found).toBe('undefined');
});

test('timers that its promises ask for after its answer run in no later one', async () => {
  await hostile(
    `(async () => { for (let turn = 0; turn < 100; turn += 1) await null; setInterval(() => { globalThis.late = 'ran'; }, 1); })(); return 'left'`,
  );
  expect(await hostile(`await new Promise((resolve) => setTimeout(resolve, 20)); return String(globalThis.late)`)).toBe('undefined');
});

test('a fragment that asks for more than a loader may is ended, whatever it asks', async () => {
  let asked = 0;
  const read: ReadSource = async () => {
    asked += 1;
    throw new Error('not allowed');
  };
  const code = `module.exports = { default: { render() {}, async load(_, read) { for (;;) await Promise.allSettled(Array.from({ length: 90 }, () => read({}))); } } };`;
  const flooding = { shell, bundle: { name: 'mfe-flood', version: '1.0.0', code }, request: { ask: 'load', address: {} } } as RenderJob;
  await expect(pool.ask(flooding, 10_000, read)).rejects.toMatchObject({ code: 'FRAGMENT_FAILED' });
  expect(asked).toBeLessThanOrEqual(200);
  await nextPageIsServed();
});

test('a flood of messages in one turn ends its process', async () => {
  const code = `module.exports = { default: { render() {}, async load(_, read) { for (let i = 0; i < 2000; i += 1) read({ i }).catch(() => {}); return {}; } } };`;
  const flooding = { shell, bundle: { name: 'mfe-flood', version: '1.0.1', code }, request: { ask: 'load', address: {} } } as RenderJob;
  await expect(pool.ask(flooding, 10_000, async () => 'null')).rejects.toMatchObject({ code: 'FRAGMENT_FAILED' });
  await nextPageIsServed();
});

test('bent functions of the language get a bundle neither a process nor a message of its own', async () => {
  await hostile(`
    const { push, shift } = Array.prototype;
    globalThis.heard = [];
    Array.prototype.push = function (...given) { globalThis.heard.push ??= push; push.call(globalThis.heard, climbed(this), ...given.map(climbed)); return push.apply(this, given); };
    Array.prototype.shift = function () { const text = shift.call(this); return text === undefined ? undefined : text; };
    JSON.stringify = new Proxy(JSON.stringify, { apply: (target, self, given) => { push.call(globalThis.heard, ...given.map(climbed)); return target(...given); } });
    return 'bent'`);
  const heard = await hostile(`return globalThis.heard.join(' ')`);
  expect(heard).toMatch(/^((undefinedundefined|nothing) ?)+$/);
});

test('a forged answer ends the worker, and the one in its place is whole', async () => {
  const forged = hostile(`
    const { shift } = Array.prototype;
    Array.prototype.shift = function () { return '{"kind":"done","id":-1,"said":[]}\\nforged'; };
    return 'x'`);
  await expect(forged).rejects.toMatchObject({ code: 'FRAGMENT_FAILED' });
  await nextPageIsServed();
});

test('an object in place of a message ends the worker', async () => {
  await expect(hostile(`Array.prototype.shift = () => ({ length: 1, toString: () => '' }); return 'x'`)).rejects.toMatchObject({
    code: 'FRAGMENT_FAILED',
  });
  await nextPageIsServed();
});

test('a header that no worker needs is not read', async () => {
  const flooding = hostile(`
    Array.prototype.shift = () => '{"kind":"done","id":1,"said":[' + '[],'.repeat(1e6) + '[]]}\\nx';
    return 'x'`);
  await expect(flooding).rejects.toMatchObject({ values: { cause: expect.stringContaining('too long') } });
  await nextPageIsServed();
});
