/** @jest-environment jsdom */
import { codeEditor, type CodeEditorOptions } from './code-editor.ts';
import { highlight } from './highlight.ts';

function editorOf(value: string, options: Partial<CodeEditorOptions> = {}) {
  const written: string[] = [];
  const editor = codeEditor({ language: 'js', value, label: 'JavaScript editor', onInput: (code) => written.push(code), ...options });
  document.body.replaceChildren(editor.element);
  return { ...editor, written, layer: editor.field.previousElementSibling as HTMLElement };
}

/** As it is when a user has come to type. */
async function writtenIn(value: string) {
  const editor = editorOf(value);
  editor.field.dispatchEvent(new FocusEvent('focus'));
  await Promise.all([import('./highlight.ts'), import('./edit-by-key.ts')]);
  await new Promise(process.nextTick);
  return editor;
}

function press(field: HTMLTextAreaElement, key: string, modifiers: KeyboardEventInit = {}): boolean {
  return field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
}

test('the field has a name and leaves the words of a writer alone', () => {
  const { field } = editorOf('let a;');
  expect(field.getAttribute('aria-label')).toBe('JavaScript editor');
  expect(field.getAttribute('spellcheck')).toBe('false');
  expect(field.getAttribute('autocapitalize')).toBe('off');
  expect(field.getAttribute('wrap')).toBe('off');
});

test('the layer behind the field shows the same code, and a number for each of its lines', () => {
  const { element, field, layer, written } = editorOf('a\nb');
  expect(layer.textContent).toBe('a\nb\n');
  field.value = 'a\nb\nc\n';
  field.dispatchEvent(new Event('input'));
  expect(layer.textContent).toBe('a\nb\nc\n\n');
  expect(element.querySelector('[aria-hidden]')?.textContent).toBe('1\n2\n3\n4');
  expect(written).toEqual(['a\nb\nc\n']);
});

test('a text that is set begins with the caret at its first line, and a caret that is further on stays there', () => {
  const { field, setValue } = editorOf('');
  setValue('let a;\nlet b;\n');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 0]);
  field.setSelectionRange(3, 3);
  setValue('let c;\nlet d;\n');
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
});

test('until the reader types, the colors are those of the server', () => {
  const colored = document.createElement('b');
  colored.textContent = 'let a;';
  expect(editorOf('let a;', { colored }).layer.querySelector('b')).toBe(colored);
});

test('with the first focus the field gets colors of its own', async () => {
  const { field, layer } = editorOf('let a = "<b>";');
  field.dispatchEvent(new FocusEvent('focus'));
  for (let turn = 0; turn < 20 && !layer.querySelector('.token'); turn += 1) await new Promise(process.nextTick);
  expect(layer.querySelector('.token.keyword')?.textContent).toBe('let');
  expect(layer.querySelector('.token.string')?.textContent).toBe('"<b>"');
  expect(layer.textContent).toBe('let a = "<b>";\n');
});

test.each([
  ['html', '<p class="a">x</p>', 'tag'],
  ['css', 'p { color: red }', 'property'],
  ['wat', '(module)', 'keyword'],
] as const)('%s has its colors', (language, code, token) => {
  const place = document.createElement('div');
  place.append(highlight(code, language));
  expect(place.textContent).toBe(code);
  expect(place.querySelector(`.token.${token}`)).not.toBeNull();
});

test('code that is too long to be read stays plain', () => {
  expect(highlight('let a;\n'.repeat(10_000), 'js').childNodes).toHaveLength(1);
});

test('the tab key leaves the field', async () => {
  const { field, written } = await writtenIn('a');
  expect(press(field, 'Tab')).toBe(true);
  expect(written).toEqual([]);
});

test.each([
  ['  a', '  a\n  '],
  ['if (a) {', 'if (a) {\n  '],
  ['\tfn(', '\tfn(\n\t  '],
  ['', '\n'],
])('Enter after %j keeps the indentation', async (before, after) => {
  const { field, written } = await writtenIn(before);
  field.setSelectionRange(before.length, before.length);
  expect(press(field, 'Enter')).toBe(false);
  expect(written).toEqual([after]);
  expect(field.selectionStart).toBe(after.length);
});

test('Ctrl+] and Ctrl+[ move the lines of the selection, and keep it', async () => {
  const { field } = await writtenIn('a\nb\n\nc\nd');
  field.setSelectionRange(2, 6);
  press(field, ']', { ctrlKey: true });
  expect(field.value).toBe('a\n  b\n\n  c\nd');
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('b\n\n  c');
  press(field, '[', { ctrlKey: true });
  press(field, '[', { ctrlKey: true });
  expect(field.value).toBe('a\nb\n\nc\nd');
});

test.each([
  ['.a {\n  ', '}', '.a {\n}'],
  ['f({\n    a,\n  ', '}', 'f({\n    a,\n}'],
  ['if (a) {\n    ', '}', 'if (a) {\n  }'],
  ['list = [\n  ', ']', 'list = [\n]'],
])('a bracket that closes a block and is the first on its line takes a step of the indentation back: %j', async (value, bracket, after) => {
  const { field, written } = await writtenIn(value);
  field.setSelectionRange(value.length, value.length);
  expect(press(field, bracket)).toBe(false);
  expect(field.value).toBe(after);
  expect(field.selectionStart).toBe(after.length);
  expect(written).toEqual([after]);
});

test.each(['.a { ', 'a\n', '', '\n', 'a\n '])('elsewhere it is typed as it is: after %j', async (value) => {
  const { field, written } = await writtenIn(value);
  field.setSelectionRange(value.length, value.length);
  expect(press(field, '}')).toBe(true);
  expect(written).toEqual([]);
});

test('Enter that chooses a character of an input method breaks no line', async () => {
  const { field, written } = await writtenIn('a');
  expect(press(field, 'Enter', { isComposing: true })).toBe(true);
  expect(written).toEqual([]);
});
