import type { EditorState, Extension } from '@codemirror/state';
import { showPanel, type EditorView, type ViewUpdate } from '@codemirror/view';
import { make } from '@webdocs/enhance/elements';
import type { Messages } from '@webdocs/i18n';
import { problems, saying } from './foot-effects.ts';
import { format } from './format/format-keys.ts';

/** Describes the field to those who do not see the hint. */
export const leaveHintId = 'leave';

/** The last line of the editor: where the caret is, what is wrong, how the keyboard leaves, and Format. */
export function foot(text: Messages['text'], isMac: boolean): Extension {
  return showPanel.of((view) => {
    const position = make('span', { class: 'cm-position' });
    const wrong = make('button', { type: 'button', class: 'cm-problems', hidden: '', 'aria-keyshortcuts': 'F8', title: 'F8' });
    const said = make('span', { class: 'cm-said', role: 'status' });
    const leave = make('span', { class: 'cm-leave', id: leaveHintId }, text('docs-editor-leave'));
    const button = make('button', { type: 'button', title: isMac ? '⇧⌥F' : 'Shift+Alt+F' }, text('docs-editor-format'));
    let goOn: ((view: EditorView) => boolean) | undefined;
    wrong.addEventListener('click', () => goOn?.(view));
    button.addEventListener('click', () => format(view));
    place(view.state);
    return {
      dom: make('div', { class: 'cm-foot' }, position, wrong, said, leave, button),
      update(update: ViewUpdate) {
        if (update.docChanged || update.selectionSet) place(update.state);
        if (update.docChanged) said.textContent = '';
        for (const { effects } of update.transactions) {
          for (const effect of effects) {
            if (effect.is(saying)) said.textContent = effect.value;
            if (effect.is(problems)) {
              goOn = effect.value.goOn;
              wrong.hidden = effect.value.count === 0;
              wrong.classList.toggle('cm-warnings', effect.value.areWarnings);
              wrong.textContent = text('docs-editor-problems', { count: effect.value.count });
            }
          }
        }
      },
    };

    function place({ doc, selection }: EditorState): void {
      const line = doc.lineAt(selection.main.head);
      const column = selection.main.head - line.from + 1;
      // As the column of numbers writes them. As numbers they would need an Intl.NumberFormat, 10 ms before the first editor is there.
      position.textContent = text('docs-editor-place', { line: `${line.number}`, column: `${column}` });
    }
  });
}
