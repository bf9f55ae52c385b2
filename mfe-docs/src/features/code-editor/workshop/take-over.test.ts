/** @jest-environment jsdom */
import { redo, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { codeEditor } from '../code-editor.ts';
import { showLineEvent } from '../../../editor-events/show-line.ts';
import { takeOver } from './take-over.ts';

beforeAll(() => {
  // What jsdom does not lay out has no rectangles, and does not scroll.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = () => undefined;
});

/** A text field in which something was written, and the editor that came after it. */
async function takenOver(
  value = '',
  { before, composed }: { before?: (field: HTMLTextAreaElement) => void; composed?: Promise<unknown> } = {},
) {
  const written: string[] = [];
  const told: Array<string | undefined> = [];
  const field = codeEditor({ language: 'css', value, label: 'CSS editor', onInput: () => undefined });
  document.body.replaceChildren(field.element);
  before?.(field.field);
  const taken = takeOver({
    field,
    language: 'css',
    label: 'CSS editor',
    locale: 'en-US',
    pseudo: false,
    onInput(code) {
      written.push(code);
      told.push(window.event?.type);
    },
    composed: () => composed,
  });
  const editor = composed ? undefined : await taken;
  const host = () => document.body.firstElementChild as HTMLElement;
  const root = () => host().shadowRoot as ShadowRoot;
  const view = () => EditorView.findFromDOM(root().querySelector('.cm-editor') as HTMLElement) as EditorView;
  return { taken, editor, written, told, host, root, view, field: field.field };
}

function type(view: EditorView, insert: string): void {
  view.dispatch({ changes: { from: view.state.doc.length, insert }, userEvent: 'input.type' });
}

test('what was typed is there, and so are caret, selection and focus', async () => {
  const { view, host, root } = await takenOver('a {\n  b: c\n}', {
    before(field) {
      field.focus();
      field.setSelectionRange(4, 7, 'backward');
    },
  });
  expect(view().state.doc.toString()).toBe('a {\n  b: c\n}');
  expect(view().state.selection.main).toMatchObject({ anchor: 7, head: 4 });
  expect(document.activeElement).toBe(host());
  expect(root().activeElement).toBe(view().contentDOM);
});

test('who is elsewhere in the page stays there', async () => {
  await takenOver('a {}');
  expect(document.activeElement).toBe(document.body);
});

test('an input method is not interrupted', async () => {
  let end: (value?: unknown) => void = () => undefined;
  const { taken, host, field } = await takenOver('', { composed: new Promise((settle) => (end = settle)) });
  await new Promise(process.nextTick);
  expect(host().contains(field)).toBe(true);
  field.value = '文';
  end();
  await taken;
  expect(host().shadowRoot?.querySelector('.cm-content')?.textContent).toBe('文');
});

test('the editor has the name of the field, and says how the keyboard leaves it', async () => {
  const { root } = await takenOver();
  const content = root().querySelector('[role="textbox"]');
  expect(content?.getAttribute('aria-label')).toBe('CSS editor');
  expect(root().getElementById(content?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Esc, then Tab, leaves the editor');
});

test('what is written is told, and what came from around it is not', async () => {
  const { editor, written, view } = await takenOver('a');
  type(view(), 'b');
  editor?.setValue('ab');
  editor?.setValue('x');
  expect(written).toEqual(['ab']);
  expect(view().state.doc.toString()).toBe('x');
});

test('what is written is told as an event of the page, which React takes as urgent as the key that follows', async () => {
  const { view, told } = await takenOver('a');
  type(view(), 'b');
  expect(told).toEqual(['change']);
});

test('Undo brings back what was there before Clear, and tells it', async () => {
  const { editor, written, view } = await takenOver('a');
  type(view(), 'b');
  editor?.setValue('ab');
  editor?.setValue('');
  undo(view());
  expect(view().state.doc.toString()).toBe('ab');
  redo(view());
  expect(written).toEqual(['ab', 'ab', '']);
});

test('code that comes after the page into an empty editor is where Undo ends', async () => {
  const { editor, view } = await takenOver();
  editor?.setValue('a {}');
  undo(view());
  expect(view().state.doc.toString()).toBe('a {}');
});

test('lines that end as on Windows are no change', async () => {
  const { editor, written, view } = await takenOver('a\nb');
  editor?.setValue('a\r\nb');
  expect(view().state.doc.lines).toBe(2);
  expect(written).toEqual([]);
});

test('the caret goes to a line that the page asks for', async () => {
  const { host, view } = await takenOver('a\nb\nc');
  host().dispatchEvent(new CustomEvent(showLineEvent, { detail: 2 }));
  expect(view().state.selection.main).toMatchObject({ from: 2, to: 3 });
});

test('Tab indents, and leaves after Escape', async () => {
  const { view } = await takenOver('a');
  const press = (key: string, keyCode: number) =>
    view().contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true, composed: true }));
  expect(press('Tab', 9)).toBe(false);
  expect(view().state.doc.toString()).toBe('  a');
  press('Escape', 27);
  expect(press('Tab', 9)).toBe(true);
  expect(view().state.doc.toString()).toBe('  a');
});

test('Control and Enter are left to what is around the editor', async () => {
  const { view, host } = await takenOver('a');
  const heard: string[] = [];
  host().addEventListener('keydown', ({ key }) => heard.push(key));
  view().contentDOM.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, ctrlKey: true, bubbles: true, cancelable: true, composed: true }),
  );
  expect(heard).toEqual(['Enter']);
  expect(view().state.doc.toString()).toBe('a');
});
