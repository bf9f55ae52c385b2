import { cssLanguage } from '@codemirror/lang-css';
import { htmlLanguage } from '@codemirror/lang-html';
import { javascriptLanguage, jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';

import type { EditorLanguage } from '../code-editor.ts';

export type WorkshopLanguage = Exclude<EditorLanguage, 'wat'>;

/** The grammars alone: the lists of names that come with them are not ours, and who closes a tag by hand would close it twice. */
export const languages: Readonly<Record<WorkshopLanguage, Extension>> = {
  html: htmlLanguage,
  css: cssLanguage,
  js: javascriptLanguage,
  ts: typescriptLanguage,
  jsx: jsxLanguage,
  tsx: tsxLanguage,
  // JSON is an expression of JavaScript.
  importMap: javascriptLanguage.configure({ top: 'SingleExpression' }),
};
