import { cssLanguage } from '@codemirror/lang-css';
import { htmlLanguage } from '@codemirror/lang-html';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';

export type WorkshopLanguage = 'html' | 'css' | 'js';

/** The grammars alone: the lists of names that come with them are not ours, and who closes a tag by hand would close it twice. */
export const languages: Readonly<Record<WorkshopLanguage, Extension>> = {
  html: htmlLanguage,
  css: cssLanguage,
  js: javascriptLanguage,
};
