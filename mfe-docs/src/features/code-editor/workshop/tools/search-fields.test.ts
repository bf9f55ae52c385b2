/** @jest-environment jsdom */
import { getSearchQuery, openSearchPanel } from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { searchFields } from './search-fields.ts';

test('what is searched for counts as soon as it is in the field, without a key', () => {
  const view = new EditorView({ doc: 'p { color: red }', extensions: searchFields(), parent: document.body });
  openSearchPanel(view);
  const field = view.dom.querySelector('[name=search]') as HTMLInputElement;
  field.value = 'red';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(getSearchQuery(view.state).search).toBe('red');
});
