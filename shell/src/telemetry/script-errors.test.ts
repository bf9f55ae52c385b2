/** @jest-environment jsdom */
import { followScriptErrors } from './script-errors.ts';

const file = 'http://localhost/remotes/mfe-docs/1.2.3-abc/client/part-reference.js';

function follow(early: Event[] = []) {
  const reported: unknown[][] = [];
  followScriptErrors({ window, early, report: (...one) => reported.push(one), composition: () => 'c1' });
  return reported;
}

const thrown = (filename: string, error?: unknown, message = 'boom') => new ErrorEvent('error', { filename, error, message });
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
const withStack = (stack: string) => Object.assign(new Error('boom'), { stack });

test('what a script of a release throws is reported with the remote, the version and the file, from before there was a report on', () => {
  const error = new Error('early');
  const early = [thrown(file, error)];
  const reported = follow(early);
  expect(early).toEqual([]);
  const later = withStack(`Error: boom\n    at run (http://localhost/remotes/shell/4.5.6/client/main.js?x:1:22)`);
  window.dispatchEvent(rejected(later));
  expect(reported).toEqual([
    [{ remote: 'mfe-docs', version: '1.2.3-abc', part: 'part-reference.js' }, 'SCRIPT_FAILED', error, 'c1'],
    [{ remote: 'shell', version: '4.5.6', part: 'main.js' }, 'SCRIPT_FAILED', later, 'c1'],
  ]);
});

test.each([
  ['of another site', thrown('https://else.example/remotes/mfe-docs/1.2.3/client/a.js')],
  ['of an extension', thrown('chrome-extension://abc/content.js', withStack('Error\n at chrome-extension://abc/content.js:1:1'))],
  ['of the page itself', thrown('http://localhost/en-US/docs/Web')],
  ['that says nothing of itself', thrown('')],
  ['that rejects with a word', rejected('no')],
  ['that rejects with nothing', rejected(undefined)],
])('what a script %s throws is not ours', (_, event) => {
  expect(follow([event])).toEqual([]);
});

test('a page that throws without end is heard ten times', () => {
  const reported = follow();
  for (let times = 0; times < 30; times += 1) window.dispatchEvent(thrown(file, new Error(`boom ${times}`)));
  expect(reported).toHaveLength(10);
});
