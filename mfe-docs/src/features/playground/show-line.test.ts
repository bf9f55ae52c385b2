/** @jest-environment jsdom */
import { showLineEvent } from '../../editor-events/show-line.ts';
import { showLine } from './show-line.ts';

test('the caret goes to the line, whose editor opens', () => {
  document.body.innerHTML = '<details><div style="overflow: auto"><textarea></textarea></div></details>';
  const pane = document.querySelector('details') as HTMLDetailsElement;
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
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement).toBe(field);
  showLine(pane, 99);
  expect(field.selectionStart).toBe(field.selectionEnd);
});

test('an editor that took the place of the field is asked for the line', () => {
  document.body.innerHTML = '<details><div data-code-editor="js"></div></details>';
  const asked: number[] = [];
  document.querySelector<HTMLElement>('div')?.addEventListener(showLineEvent, ({ detail }) => asked.push(detail));
  showLine(document.querySelector('details') as HTMLDetailsElement, 2);
  expect(asked).toEqual([2]);
  expect(document.querySelector('details')?.open).toBe(true);
});
