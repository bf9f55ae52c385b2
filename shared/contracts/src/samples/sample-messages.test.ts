import {
  addressed,
  exampleFrameId,
  longestCheck,
  longestReason,
  mostMarks,
  readFromFrame,
  readToFrame,
  runnerAddress,
} from './sample-messages.ts';

test('a frame is understood by its own page, and by its id alone', () => {
  const message = addressed({ typ: 'console', prop: 'log', args: [1, 'two'] }, 'a');
  expect(readFromFrame(message, 'a')).toEqual({ typ: 'console', prop: 'log', args: [1, 'two'] });
  expect(readFromFrame(message, 'b')).toBeUndefined();
  expect(readToFrame(message, 'a')).toBeUndefined();
});

test('a page is understood by its frame', () => {
  expect(readToFrame(addressed({ typ: 'choice', code: 'color: red' }, 'a'), 'a')).toEqual({ typ: 'choice', code: 'color: red' });
  expect(readToFrame(addressed({ typ: 'theme', theme: 'dark' }, 'a'), 'a')).toEqual({ typ: 'theme', theme: 'dark' });
});

test('a page asks its frame to check marks, and the frame tells what became of each', () => {
  const asked = { typ: 'check', checks: ['true', 'await until(() => false)'] } as const;
  expect(readToFrame(addressed(asked, 'a'), 'a')).toEqual(asked);
  expect(readFromFrame(addressed({ typ: 'mark', index: 1, outcome: 'done' }, 'a'), 'a')).toEqual({
    typ: 'mark',
    index: 1,
    outcome: 'done',
  });
  const long = addressed({ typ: 'mark', index: 0, outcome: 'failed', reason: 'x'.repeat(9000) }, 'a');
  expect(readFromFrame(long, 'a')).toMatchObject({ outcome: 'failed', reason: 'x'.repeat(longestReason) });
});

test('an error and code that was stopped come with their place, if it is one', () => {
  const place = { part: 'js', line: 3 } as const;
  const failed = { typ: 'console', prop: 'error', args: ['no tea'], place } as const;
  expect(readFromFrame(addressed(failed, 'a'), 'a')).toEqual(failed);
  expect(readFromFrame(addressed({ typ: 'stopped', place }, 'a'), 'a')).toEqual({ typ: 'stopped', place });
  const elsewhere = { ...failed, place: { part: 'css', line: 3 } } as never;
  expect(readFromFrame(addressed(elsewhere, 'a'), 'a')).toEqual({ typ: 'console', prop: 'error', args: ['no tea'] });
});

test('a page asks whether its frame is alive, and hears that it is', () => {
  expect(readToFrame(addressed({ typ: 'ping' }, 'a'), 'a')).toEqual({ typ: 'ping' });
  expect(readFromFrame(addressed({ typ: 'pong' }, 'a'), 'a')).toEqual({ typ: 'pong' });
});

test.each([
  null,
  'ready',
  7,
  {},
  { typ: 'ready', uuid: 'a' },
  { typ: 'ready', uuid: 'a', version: 2 },
  { typ: 'console', uuid: 'a', version: 1, prop: 'constructor', args: [] },
  { typ: 'console', uuid: 'a', version: 1, prop: 'log', args: 'none' },
  { typ: 'stopped', uuid: 'a', version: 1 },
  { typ: 'stopped', uuid: 'a', version: 1, place: { part: 'js', line: 0 } },
  { typ: 'choice', uuid: 'a', version: 1, code: 1 },
  { typ: 'check', uuid: 'a', version: 1, checks: 'true' },
  { typ: 'check', uuid: 'a', version: 1, checks: [1] },
  { typ: 'check', uuid: 'a', version: 1, checks: Array.from({ length: mostMarks + 1 }, () => 'true') },
  { typ: 'check', uuid: 'a', version: 1, checks: ['x'.repeat(longestCheck + 1)] },
  { typ: 'mark', uuid: 'a', version: 1, index: 0, outcome: 'splendid' },
  { typ: 'mark', uuid: 'a', version: 1, index: -1, outcome: 'done' },
  { typ: 'mark', uuid: 'a', version: 1, index: 0.5, outcome: 'done' },
  { typ: 'mark', uuid: 'a', version: 1, index: mostMarks, outcome: 'done' },
])('%j is not a message', (data) => {
  expect(readFromFrame(data, 'a') ?? readToFrame(data, 'a')).toBeUndefined();
});

const where = { origin: 'http://play.localhost:3000', state: 'a+b/c=', hash: 'f00', id: 'one', theme: 'light' } as const;

test('a sample has a host of its own and is below its document', () => {
  const address = new URL(runnerAddress({ ...where, srcPrefix: '/en-US/docs/Web/' }));
  expect(address.host).toBe('f00.play.localhost:3000');
  expect(address.pathname).toBe('/en-US/docs/Web/runner.html');
  expect(Object.fromEntries(address.searchParams)).toEqual({ state: 'a+b/c=', uuid: 'one', theme: 'light' });
  expect(new URL(runnerAddress({ ...where, isApart: true })).searchParams.has('apart')).toBe(true);
});

test('an example frame is one whose address ends with runner.html and has an id', () => {
  expect(exampleFrameId(runnerAddress(where))).toBe('one');
  for (const address of ['', 'about:blank', 'http://play.localhost/runner.html', 'http://x/runner.html/y?uuid=1', 'http://x/a?uuid=1'])
    expect(exampleFrameId(address)).toBeUndefined();
});
