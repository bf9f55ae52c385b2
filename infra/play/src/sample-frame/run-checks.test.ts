/** @jest-environment jsdom */
import type { MarkMessage } from '@webdocs/contracts/samples/sample-messages';
import { runChecks } from './run-checks.ts';

async function marksOf(
  checks: readonly string[],
  { html = '', printed = [] as string[], timeLimitMs = 2000 } = {},
): Promise<MarkMessage[]> {
  document.body.innerHTML = html;
  const told: MarkMessage[] = [];
  await runChecks(checks, printed, (message) => told.push(message), timeLimitMs);
  return told;
}
const outcomesOf = async (...given: Parameters<typeof marksOf>) => (await marksOf(...given)).map(({ outcome }) => outcome);

test('every check has its answer, in the order of the list', async () => {
  expect(await marksOf(["all('p').length === 2", "read('p') === 'Hot tea'", 'false'], { html: '<p>Hot\n  tea</p><p></p>' })).toEqual([
    { typ: 'mark', index: 0, outcome: 'done' },
    { typ: 'mark', index: 1, outcome: 'done' },
    { typ: 'mark', index: 2, outcome: 'not-yet' },
  ]);
});

test('what is not in the page is not done yet, and no error', async () => {
  const checks = ["first('h1')?.id", "style('h1').color === 'red'", "read('h1') === 'Tea'", "await press('#no')", "await type('#no', 'a')"];
  expect(new Set(await outcomesOf(checks))).toEqual(new Set(['not-yet']));
});

test('a check can press, write, and look at what comes of it', async () => {
  const html = '<button id="more">More</button><input id="name"><p>0</p>';
  const code = `(() => { const line = document.querySelector('p');
    document.querySelector('#more').onclick = () => setTimeout(() => { line.textContent += 1; });
    document.querySelector('#name').oninput = (event) => { line.title = event.target.value; }; return true; })()`;
  const checks = [code, "await press('#more', '#more') && read('p') === '011'", "await type('#name', 'Ada') && first('p').title === 'Ada'"];
  expect(await outcomesOf(checks, { html })).toEqual(['done', 'done', 'done']);
});

test('a check can wait for what comes later, and does not wait for ever', async () => {
  const later = "(setTimeout(() => { document.body.title = 'ready'; }, 60), await until(() => document.body.title === 'ready'))";
  expect(await outcomesOf([later])).toEqual(['done']);
  jest.useFakeTimers();
  const marks = outcomesOf(['await until(() => false)']);
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  expect(await marks).toEqual(['not-yet']);
});

test('a check sees what was printed', async () => {
  expect(await outcomesOf(["printed.includes('4.50')", "printed[1] === 'no'"], { printed: ['4.50'] })).toEqual(['done', 'not-yet']);
});

test('a check that throws, is no code or never ends could not be made; those after it are', async () => {
  const marks = await marksOf(
    ['unknown()', 'a b', 'new Promise(() => undefined)', 'throw_', '(() => { throw Object.create(null) })()', 'true'],
    {
      timeLimitMs: 20,
    },
  );
  expect(marks.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed', 'failed', 'failed', 'done']);
  expect(marks[0]?.reason).toBe('ReferenceError: unknown is not defined');
  expect(marks[1]?.reason).toMatch(/^SyntaxError/);
  expect(marks[2]?.reason).toBe('Error: > 20 ms');
});

test('what a check starts does not move the focus: the reader is writing elsewhere', async () => {
  const html = '<button id="more">More</button><input id="name">';
  const code = "(() => { first('#more').onclick = () => first('#name').focus(); return true; })()";
  expect(await outcomesOf([code, "await press('#more')", 'document.activeElement === document.body'], { html })).toEqual([
    'done',
    'done',
    'done',
  ]);
});
