/** @jest-environment jsdom */
import { showLine } from './show-line.ts';

test('the caret goes to the line, whose editor opens', () => {
  document.body.innerHTML = '<details><div style="overflow: auto"><textarea></textarea></div></details>';
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  field.scrollIntoView = () => undefined;
  (field.parentElement as HTMLElement).scrollIntoView = () => undefined;
  field.value = 'one\ntwo\nthree';
  for (const [line, text] of [
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ] as const) {
    showLine(field, line);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(text);
  }
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement).toBe(field);
  showLine(field, 99);
  expect(field.selectionStart).toBe(field.selectionEnd);
});
