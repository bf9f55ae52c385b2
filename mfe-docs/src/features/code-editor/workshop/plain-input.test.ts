/** @jest-environment jsdom */
import { EditorView } from '@codemirror/view';
import { plainInput } from './plain-input.ts';

beforeAll(() => {
  // What jsdom does not lay out has no rectangles.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

function editorWith(doc: string) {
  const view = new EditorView({ doc, extensions: plainInput(), parent: document.body });
  const insert = (data: string) =>
    view.contentDOM.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true }));
  return { view, insert, code: () => view.state.doc.toString() };
}

test('text in the place of other text is put in by the editor, which keeps every line of it', () => {
  const { view, insert, code } = editorWith('a\nb');
  view.dispatch({ selection: { anchor: 0, head: 3 } });
  expect(insert('\nx\ny')).toBe(false);
  expect(code()).toBe('\nx\ny');
});

test('a word at the caret is left to the browser', () => {
  const { insert, code } = editorWith('a');
  expect(insert('b')).toBe(true);
  expect(code()).toBe('a');
});

test('what selects and writes in one go, as dictation does, leaves nothing of the old code', () => {
  const { view, insert, code } = editorWith('a\nb');
  view.contentDOM.focus();
  document.getSelection()?.selectAllChildren(view.contentDOM);
  expect(view.state.selection.main.empty).toBe(true);
  insert('x\ny');
  expect(code()).toBe('x\ny');
});
