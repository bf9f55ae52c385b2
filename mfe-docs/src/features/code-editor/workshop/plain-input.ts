import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Text that takes the place of other text, or that has several lines, is put in by the editor itself. A browser would join the lines
 * in the page first, with styles in the HTML to keep their look: the policy of the site refuses those, and says so in the console.
 */
export function plainInput(): Extension {
  return [
    EditorView.domEventObservers({ beforeinput: readSelection, keydown: readSelection }),
    EditorView.domEventHandlers({
      beforeinput(event, view) {
        const { data, inputType } = event;
        const { ranges, main } = view.state.selection;
        if (inputType !== 'insertText' || data === null || view.composing || ranges.length > 1) return false;
        if (main.empty && !data.includes('\n')) return false;
        const change = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
        const isTaken = view.state.facet(EditorView.inputHandler).some((take) => take(view, main.from, main.to, data, change));
        if (!isTaken) view.dispatch(change());
        event.preventDefault();
        return true;
      },
    }),
  ];
}

/**
 * A browser says that the selection has changed a moment after it has. Dictation, text expansion and automation select and write in one
 * go: what they selected is read before what they write, or it would be written behind the caret, and the old text would stay.
 */
function readSelection(event: Event, view: EditorView): void {
  if (!view.composing) view.contentDOM.ownerDocument.dispatchEvent(new Event('selectionchange'));
}
