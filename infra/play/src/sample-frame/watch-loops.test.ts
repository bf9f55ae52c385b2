/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import type { StoppedMessage } from '@webdocs/contracts/samples/sample-messages';
import { instrumentedMade, instrumentedScript } from '../instrumented-script.ts';
import { watchLoops } from './watch-loops.ts';

const FunctionOf = (() => undefined).constructor as FunctionConstructor;
const told: StoppedMessage[] = [];
const channels: MessageChannel[] = [];
let time = 0;

beforeAll(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  Object.defineProperty(globalThis, 'MessageChannel', {
    value: class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    },
  });
  window.confirm = () => {
    time += 60_000;
    return true;
  };
  watchLoops((message) => told.push(message), { instrumented: instrumentedMade });
});
afterAll(() => channels.forEach(({ port1 }) => port1.close()));
beforeEach(async () => {
  told.length = 0;
  await pause();
});

/** The browser's turn: what was posted before arrives. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port2.on('message', () => {
      port1.close();
      resolve();
    });
    port1.postMessage(0);
  });
}

/** Each turn of its loops takes as long as `spend` says. */
function run(code: string): unknown {
  return new FunctionOf('spend', instrumentedScript(`(() => {${code}})()`)?.code.replace(/^/, 'return ') ?? '')((ms: number) => {
    time += ms;
  });
}

test('code with many short turns may go on for less than three seconds', () => {
  run('for (let i = 0; i < 2900; i++) spend(1);');
  expect(told).toEqual([]);
});

test('an interrupted loop may go on forever', async () => {
  for (let i = 0; i < 5; i++) {
    run('for (let i = 0; i < 2; i++) spend(1000);');
    await pause();
  }
  expect(told).toEqual([]);
});

test('the time that the reader takes for an answer does not count', () => {
  run('for (let i = 0; i < 5; i++) confirm("More?");');
  expect(told).toEqual([]);
});

test('functions are printed as they were written', () => {
  const code = 'function pour(cups) { for (const cup of cups) cup.fill(); }';
  expect(run(`${code} return pour.toString() + String(() => 1)`)).toBe(`${code}() => 1`);
  expect(String(Math.max)).toMatch(/native code/);
  expect(String(Function.prototype.toString)).toMatch(/native code/);
});

test('code that runs for longer is stopped where it is, and the page is told the line and how often it ran', () => {
  expect(() => run('\n\nwhile (true) spend(0.001);')).toThrow(/line 3 ran 3,0\d\d,\d{3} times without a pause/);
  expect(told).toEqual([{ typ: 'stopped', place: { part: 'js', line: 3 }, count: expect.any(Number) as number }]);
});

test('code that was stopped once has half a second when it is called again', () => {
  expect(() => run('while (true) spend(1);')).toThrow(/line 1 ran 50\d times/);
});

test('a loop of slow turns is stopped in time, also after one of a million fast turns', () => {
  const before = time;
  expect(() => run('for (let i = 0; i < 1e6; i++) spend(0); while (true) spend(1);')).toThrow('line 1');
  expect(time - before).toBeLessThan(500 + 2 * 4096);
});

test('a loop that does not end is named, though nearly all the time is spent in a loop within it, which ends', async () => {
  const code = `
    while (true) {
      for (let i = 0; i < 1000; i++) spend(0.01);
    }`;
  expect(() => run(code)).toThrow(/line 2 ran \d+ times/);
  expect(told[0]?.place.line).toBe(2);
});

test('a loop that does not end is named, and not the one around it, which has turned before', () => {
  const code = `
    for (const cup of [1, 2, 3]) {
      for (let i = 0; i < 1000; i++) spend(0.01);
      while (cup > 1) spend(0.01);
    }`;
  expect(() => run(code)).toThrow('line 4 ran');
});

test('a loop that calls a function again and again is named, whatever loops the function has', () => {
  const code = `
    function fill(cup) {
      for (let i = 0; i < 100; i++) spend(0.01);
    }
    fill(0);
    do {
      fill(1);
      [1, 2].forEach(() => {
        spend(0.01);
      });
    } while (true);`;
  expect(() => run(code)).toThrow('line 6 ran');
});

test('a loop that does not end within a function is named, and not the loop that has called it', () => {
  const code = `
    for (const cup of [1, 2, 3]) {
      fill(cup);
    }
    function fill(cup) {
      while (cup) {
        spend(0.01);
      }
    }`;
  expect(() => run(code)).toThrow('line 6 ran');
});

test('code that catches what stops it is stopped around that', async () => {
  expect(() => run('while (true) { try { while (true) spend(1); } catch {} }')).toThrow('line 1');
  expect(told.length).toBeGreaterThan(1);
});

test('promises that follow each other without a pause are stopped, too', async () => {
  const stopped = await (
    run('const again = async () => { spend(100); await null; return again(); }; return again();') as Promise<unknown>
  ).catch((thrown: unknown) => thrown);
  expect(String(stopped)).toContain('Stopped: line 1');
});

test('a loop over what never ends is stopped, too', () => {
  expect(() => run('for (const turn of (function* () { let n = 0; while (true) yield n++; })()) spend(turn > 0 ? 1 : 0);')).toThrow(
    /line 1 ran/,
  );
});

test.each([
  ['eval', 'const ms = 1;\n\neval("while (true) spend(ms)");'],
  ['a function made of text', 'globalThis.wait = spend;\n\nnew Function("ms", "while (true) wait(ms)")(1);'],
])('a loop in code that was made while running counts as the line that made it: %s', (_, code) => {
  expect(() => run(code)).toThrow('line 3 ran');
  expect(told[0]?.place).toEqual({ part: 'js', line: 3 });
});

test('what is made of text has its value, and what is no text stays what it is', () => {
  expect(run('const cups = 2; return eval("cups * 21")')).toBe(42);
  expect(run('return new Function("return 7")()')).toBe(7);
  expect(run('const same = {}; return eval(same) === same')).toBe(true);
  expect(() => run('eval("let = = 1")')).toThrow(SyntaxError);
  expect(run('const pour = () => eval("1"); return String(pour)')).toBe('() => eval("1")');
});
