import { search } from '@codemirror/search';
import { ViewPlugin, type EditorView } from '@codemirror/view';
import type { Extension } from '@codemirror/state';

/** Search over the code. What is written in its fields counts at once, however it comes: CodeMirror hears keys, not a menu or dictation. */
export function searchFields(): Extension {
  return [search({ top: true }), ViewPlugin.define(listen)];
}

function listen({ dom }: EditorView) {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'text') target.dispatchEvent(new Event('change'));
  };
  dom.addEventListener('input', hear);
  return { destroy: () => dom.removeEventListener('input', hear) };
}
