import { Facet, type Extension } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import type { Messages } from '@webdocs/i18n';
import type { WorkshopLanguage } from '../languages.ts';
import { saying } from '../foot-effects.ts';

const formatter = Facet.define<(view: EditorView) => void>();

export function format(view: EditorView): boolean {
  for (const run of view.state.facet(formatter)) run(view);
  return true;
}

/** The keys that other editors have for it. */
export function formatKeys(language: WorkshopLanguage, text: Messages['text']): Extension {
  return [
    formatter.of((view) => void formatIn(view, language, text)),
    keymap.of([
      { key: 'Shift-Alt-f', run: format, preventDefault: true },
      { key: 'Mod-Alt-f', run: format, preventDefault: true },
    ]),
  ];
}

async function formatIn(view: EditorView, language: WorkshopLanguage, text: Messages['text']): Promise<void> {
  const say = (sentence: string) => view.dispatch({ effects: saying.of(sentence) });
  const { doc } = view.state;
  say(text('docs-editor-formatting'));
  try {
    const { formatCode, changesBetween } = await import(/* webpackChunkName: "docs-format" */ './format-code.ts');
    const answer = await formatCode(doc.toString(), language);
    // Who went on writing is not overtaken.
    if (view.state.doc !== doc) return;
    if ('line' in answer) say(text('docs-editor-not-formatted', { line: answer.line }));
    else {
      const changes = changesBetween(doc.toString(), answer.code);
      if (changes) view.dispatch({ changes, userEvent: 'format' });
      // Its lines are shorter: where a long one was read to its end, all of them would begin out of view.
      view.scrollDOM.scrollLeft = 0;
      say(text('docs-editor-formatted'));
    }
  } catch {
    say(text('docs-editor-format-away'));
  }
}
