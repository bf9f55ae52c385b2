/** @jest-environment jsdom */
import type { NoModuleMessage } from '@webdocs/contracts/samples/runner-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { preparingRunner } from './preparing-runner.ts';

const settled = () => new Promise((resolve) => void setTimeout(resolve));

function start(prepared: (code: SampleCode) => unknown) {
  const ran: unknown[] = [];
  const said: unknown[] = [];
  const away: Array<true> = [];
  let tell: (message: NoModuleMessage) => void = () => undefined;
  const loads = { isOffline: false };
  const runner = preparingRunner({
    runnerWith(onNoModule) {
      tell = onNoModule;
      return { prepare: () => undefined, run: (...code) => ran.push(code), end: () => ran.push('end'), stop: () => undefined };
    },
    locale: 'en-US',
    pseudo: false,
    notify: (...words) => said.push(words),
    onAway: () => away.push(true),
    load: async () => {
      if (loads.isOffline) throw new Error('offline');
      return {
        preparation: {
          isUnprepared: (one): one is never => 'message' in one,
          preparedCode: async (code) => prepared(code) as never,
          wordsOf: async () => (id, values) => `${id} ${JSON.stringify(values)}`,
          moduleSentence: ({ problem, name }) => [problem, { name }],
        },
      };
    },
  });
  return { runner, ran, said, away, loads, tell: (message: NoModuleMessage) => tell(message) };
}
const upper = (code: SampleCode) => ({ ...code, js: code.js?.toUpperCase() });

test('plain code runs at once; code of another language runs compiled', async () => {
  const { runner, ran } = start(upper);
  runner.run({ js: 'pour()' }, true);
  expect(ran).toEqual([[{ js: 'pour()' }, true]]);
  runner.run({ js: 'tea', language: 'ts' });
  await settled();
  expect(ran[1]).toEqual([{ js: 'TEA', language: 'ts' }, undefined]);
});

test('of what is typed in quick succession only the newest runs, and Stop ends what is still being compiled', async () => {
  const { runner, ran } = start(upper);
  runner.run({ js: 'a', language: 'ts' });
  runner.run({ js: 'b', language: 'ts' });
  await settled();
  expect(ran).toEqual([[{ js: 'B', language: 'ts' }, undefined]]);
  runner.run({ js: 'c', language: 'ts' });
  runner.end();
  await settled();
  expect(ran.slice(1)).toEqual(['end']);
});

test('code that cannot be compiled does not run, and its line is said', async () => {
  const { runner, ran, said } = start(() => ({ message: 'docs-script-error', values: { line: 3 }, part: 'js', line: 3 }));
  runner.run({ js: 'let = =', language: 'ts' });
  await settled();
  expect([ran, said]).toEqual([[], [['docs-script-error {"line":3}', { part: 'js', line: 3 }]]]);
});

test('without a network it waits for one', async () => {
  const { runner, ran, away, loads } = start(upper);
  loads.isOffline = true;
  runner.run({ js: 'a', language: 'ts' });
  await settled();
  expect([ran, away]).toEqual([[], [true]]);
  loads.isOffline = false;
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(ran).toEqual([[{ js: 'A', language: 'ts' }, undefined]]);
});

test('a module that the code does not get is said by its name', async () => {
  const { runner, said, tell } = start(upper);
  runner.run({ js: 'import "tea"' });
  tell({ typ: 'no-module', problem: 'unmapped', name: 'tea' });
  await settled();
  expect(said).toEqual([['unmapped {"name":"tea"}']]);
});
