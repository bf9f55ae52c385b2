/** @jest-environment jsdom */
import { isRunKey } from './is-run-key.ts';

document.body.innerHTML = '<textarea id="code"></textarea><dialog><textarea id="reason"></textarea></dialog>';
const pressed = (id: string, how: KeyboardEventInit) => ({
  ...{ key: 'Enter', ctrlKey: false, metaKey: false },
  ...how,
  target: document.getElementById(id),
});

test.each([
  ['Ctrl and Enter in the code', pressed('code', { ctrlKey: true }), true],
  ['Command and Enter in the code', pressed('code', { metaKey: true }), true],
  ['Enter alone', pressed('code', {}), false],
  ['Ctrl and another key', pressed('code', { ctrlKey: true, key: 'a' }), false],
  ['Ctrl and Enter where a reader writes why code is harmful', pressed('reason', { ctrlKey: true }), false],
])('%s: %#', (_, event, expected) => {
  expect(isRunKey(event)).toBe(expected);
});
