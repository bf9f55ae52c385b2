import { ensureSyntaxTree } from '@codemirror/language';
import { lintGutter, linter, lintKeymap, nextDiagnostic, type Diagnostic } from '@codemirror/lint';
import { Prec, type EditorState, type Extension } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import type { Messages } from '@webdocs/i18n';
import { jsonErrorAt } from '../../../../script-preparation/json-error.ts';
import { problems } from '../foot-effects.ts';
import type { WorkshopLanguage } from '../languages.ts';

/** One mistake makes the rest unreadable: more marks tell no more. */
const mostMarks = 12;
/** Who is in the middle of a word is not told that it is not finished. */
const delayMs = 600;
/** Code that takes longer is not marked. */
const parseMs = 1000;

/** Marks what the grammar cannot read, and counts it in the last line. */
export function syntaxProblems(language: WorkshopLanguage, text: Messages['text']): Extension {
  const find = language === 'importMap' ? problemInJson : problemsIn;
  return [linter((view) => tellOf(view, find(view.state, text)), { delay: delayMs }), Prec.high(lintGutter()), keymap.of(lintKeymap)];
}

function tellOf(view: EditorView, found: Diagnostic[]): Diagnostic[] {
  const areWarnings = found.every(({ severity }) => severity === 'warning');
  view.dispatch({ effects: problems.of({ count: found.length, areWarnings, goOn: nextDiagnostic }) });
  return found;
}

/** Elements whose end may be left out. */
const endsByItself = new Set(
  'body caption colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr'.split(' '),
);

export function problemsIn(state: EditorState, text: Messages['text']): Diagnostic[] {
  const found: Diagnostic[] = [];
  ensureSyntaxTree(state, state.doc.length, parseMs)?.iterate({
    enter({ type, from, to, node }) {
      if (found.length >= mostMarks) return false;
      const unclosed = type.name === 'Element' ? unclosedName(state, node) : undefined;
      if (unclosed) {
        found.push({
          ...unclosed,
          severity: 'warning',
          message: text('docs-editor-unclosed', { tag: state.sliceDoc(unclosed.from, unclosed.to) }),
        });
      } else if (type.name.startsWith('MismatchedCloseTag')) {
        found.push({ from, to, severity: 'error', message: text('docs-editor-stray', { tag: state.sliceDoc(from, to) }) });
        return false;
      } else if (type.isError && !isHarmless(node) && found.at(-1)?.to !== from) {
        found.push({ ...placeOf(state, from, to), severity: 'error', message: sentenceOf(state.sliceDoc(from, to), text) });
      }
      return !type.isError;
    },
  });
  return found;
}

/** The grammar of the editor is that of JavaScript, which allows more than JSON does. */
function problemInJson(state: EditorState, text: Messages['text']): Diagnostic[] {
  const code = state.doc.toString();
  const at = jsonErrorAt(code);
  const rest = /^\S{0,20}/.exec(code.slice(at))?.[0] ?? '';
  if (code.trim() === '' || isJson(code)) return [];
  return [{ ...placeOf(state, at, at + rest.length), severity: 'error', message: sentenceOf(rest, text) }];
}

function isJson(code: string): boolean {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

/** At the end of an element that is not closed, which has its own mark; or all that is in code without code. */
function isHarmless({ from, to, parent }: SyntaxNode): boolean {
  return from === to && parent !== null && (parent.name === 'Element' || parent.from === parent.to);
}

/** Where the name is of an element that has to be closed and is not. */
function unclosedName(state: EditorState, element: SyntaxNode): { from: number; to: number } | undefined {
  const name = element.getChild('CloseTag') ? undefined : element.getChild('OpenTag')?.getChild('TagName');
  if (!name || endsByItself.has(state.sliceDoc(name.from, name.to).toLowerCase())) return undefined;
  return { from: name.from, to: name.to };
}

/** What is missing has no width: the mark is at what is before it. */
function placeOf(state: EditorState, from: number, to: number): { from: number; to: number } {
  if (to > from) return { from, to };
  const before = state.sliceDoc(Math.max(0, from - 200), from).trimEnd().length;
  const end = Math.max(0, from - 200) + before;
  return { from: Math.max(0, Math.min(end, from) - 1), to: Math.max(1, Math.min(end, from)) };
}

function sentenceOf(code: string, text: Messages['text']): string {
  const shown = code.trim().split('\n')[0]?.slice(0, 40) ?? '';
  return shown ? text('docs-editor-unexpected', { text: shown }) : text('docs-editor-missing');
}
