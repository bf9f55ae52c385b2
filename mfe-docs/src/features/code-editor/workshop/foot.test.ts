/** @jest-environment jsdom */
import { EditorView } from '@codemirror/view';
import { foot } from './foot.ts';
import { problems, saying } from './foot-effects.ts';

function footOf(doc = '') {
  const view = new EditorView({ doc, extensions: foot((id) => id, false), parent: document.body });
  const part = (name: string) => view.dom.querySelector(`.cm-foot .cm-${name}`) as HTMLElement;
  return { view, part };
}

test.each([
  ['as warnings where the code can be read all the same', true],
  ['as errors where it cannot', false],
])('problems are shown %s, and lead to the next one', (_, areWarnings) => {
  const { view, part } = footOf();
  expect(part('problems').hidden).toBe(true);
  const gone: EditorView[] = [];
  const goOn = (to: EditorView) => gone.push(to) > 0;
  view.dispatch({ effects: problems.of({ count: 1, areWarnings, goOn }) });
  expect(part('problems').hidden).toBe(false);
  expect(part('problems').classList.contains('cm-warnings')).toBe(areWarnings);
  part('problems').click();
  expect(gone).toEqual([view]);
});

test('what was said of the code goes with the next change of it', () => {
  const { view, part } = footOf('a');
  view.dispatch({ effects: saying.of('Formatted') });
  expect(part('said').textContent).toBe('Formatted');
  view.dispatch({ changes: { from: 0, insert: 'b' } });
  expect(part('said').textContent).toBe('');
});
