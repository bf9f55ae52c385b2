import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, acceptCompletion } from '@codemirror/autocomplete';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Prec, type Extension } from '@codemirror/state';
import { keymap, tooltips, type EditorView } from '@codemirror/view';
import type { Messages } from '@webdocs/i18n';
import type { WorkshopLanguage } from '../languages.ts';
import { availabilityMark } from './availability.ts';
import { completionSource } from './completion-source.ts';
import { searchFields } from './search-fields.ts';
import { syntaxProblems } from './syntax-problems.ts';

/** What helps those who write: completion, brackets, problems, search. */
export function editorTools(language: WorkshopLanguage, text: Messages['text']): Extension {
  return [
    autocompletion({
      override: [completionSource(language)],
      icons: false,
      // Its look says where.
      positionInfo: () => ({}),
      addToOptions: [{ render: availabilityMark(text), position: 90 }],
    }),
    closeBrackets(),
    syntaxProblems(language, text),
    searchFields(),
    highlightSelectionMatches({ minSelectionLength: 2 }),
    tooltips({ tooltipSpace: acrossTheEditor }),
    Prec.high(keymap.of([{ key: 'Tab', run: acceptCompletion }, ...completionKeymap, ...closeBracketsKeymap, ...searchKeymap])),
  ];
}

/** Above and below a list may go over what is around the editor, and never beside it. */
function acrossTheEditor({ dom }: EditorView) {
  const { left, right } = dom.getBoundingClientRect();
  return { left, right, top: 0, bottom: innerHeight };
}
