/** @jest-environment jsdom */
import { showLineEvent } from '../../editor-events/show-line.ts';
import { showLine } from './show-line.ts';

test('the caret goes to the line of a text field', () => {
  document.body.innerHTML = '<section><div style="overflow: auto"><textarea></textarea></div></section>';
  const pane = document.querySelector('section') as HTMLElement;
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  field.scrollIntoView = () => undefined;
  (field.parentElement as HTMLElement).scrollIntoView = () => undefined;
  field.value = 'one\ntwo\nthree';
  for (const [line, text] of [
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ] as const) {
    showLine(pane, line);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(text);
  }
  expect(document.activeElement).toBe(field);
  showLine(pane, 99);
  expect(field.selectionStart).toBe(field.selectionEnd);
});

test('an editor that took the place of the field is asked for the line', () => {
  document.body.innerHTML = '<section><div data-code-editor="js"></div></section>';
  const asked: number[] = [];
  document.querySelector<HTMLElement>('div')?.addEventListener(showLineEvent, ({ detail }) => asked.push(detail));
  showLine(document.querySelector('section') as HTMLElement, 2);
  expect(asked).toEqual([2]);
});
