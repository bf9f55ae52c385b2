import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Text that takes the place of other text, or that has several lines, is put in by the editor itself. A browser would join the lines
 * in the page first, with styles in the HTML to keep their look: the policy of the site refuses those, and says so in the console.
 */
export function plainInput(): Extension {
  return EditorView.domEventHandlers({
    beforeinput(event, view) {
      const { data, inputType } = event;
      if (inputType !== 'insertText' || data === null || view.composing || view.state.selection.ranges.length > 1) return false;
      const { from, to } = placeOf(event, view);
      if (from === to && !data.includes('\n')) return false;
      const change = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
      const isTaken = view.state.facet(EditorView.inputHandler).some((take) => take(view, from, to, data, change));
      if (!isTaken) view.dispatch(change());
      event.preventDefault();
      return true;
    },
  });
}

/** By the event: what was selected a moment ago the editor may not have been told yet. */
function placeOf(event: InputEvent, view: EditorView): { readonly from: number; readonly to: number } {
  const range = event.getTargetRanges?.()[0];
  if (!range || !view.contentDOM.contains(range.startContainer)) return view.state.selection.main;
  const ends = [view.posAtDOM(range.startContainer, range.startOffset), view.posAtDOM(range.endContainer, range.endOffset)];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}
