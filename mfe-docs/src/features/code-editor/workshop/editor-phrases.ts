import { chevronDown } from '@webdocs/design/drawings';
import { glyph } from '@webdocs/enhance/elements';
import type { Messages } from '@webdocs/i18n';

/** What CodeMirror says of itself, by its English words. */
const phrases: Readonly<Record<string, string>> = {
  Completions: 'docs-editor-completions',
  Diagnostics: 'docs-editor-diagnostics',
  Find: 'docs-editor-find',
  Replace: 'docs-editor-replace',
  next: 'docs-editor-next',
  previous: 'docs-editor-previous',
  all: 'docs-editor-all',
  'match case': 'docs-editor-case',
  regexp: 'docs-editor-regexp',
  'by word': 'docs-editor-words',
  replace: 'docs-editor-replace-one',
  'replace all': 'docs-editor-replace-all',
  close: 'docs-editor-close',
  'current match': 'docs-editor-match',
  'on line': 'docs-editor-on-line',
  'Go to line': 'docs-editor-go-to-line',
  go: 'docs-editor-go',
  'Folded lines': 'docs-editor-folded',
  'Unfolded lines': 'docs-editor-unfolded',
  to: 'docs-editor-to',
  'folded code': 'docs-editor-folded-code',
  unfold: 'docs-editor-unfold',
  'Fold line': 'docs-editor-fold-line',
  'Unfold line': 'docs-editor-unfold',
  'Control character': 'docs-editor-control',
  'Selection deleted': 'docs-editor-deleted',
};

export function phrasesOf(text: Messages['text']): Record<string, string> {
  const said = Object.entries(phrases).map(([english, id]) => [english, text(id)]);
  return {
    ...Object.fromEntries(said),
    'replaced match on line $': text('docs-editor-replaced-line', { line: '$' }),
    'replaced $ matches': text('docs-editor-replaced', { count: '$' }),
  };
}

/** In the gutter, where a block can be folded. */
export function foldMark(isOpen: boolean): HTMLElement {
  const mark = document.createElement('span');
  mark.className = isOpen ? 'open' : 'folded';
  mark.append(glyph(chevronDown));
  return mark;
}
