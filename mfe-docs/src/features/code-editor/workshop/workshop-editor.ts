import { defaultKeymap, history, historyKeymap, indentWithTab, undoDepth } from '@codemirror/commands';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, Prec, Transaction, type Extension } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Messages } from '@webdocs/i18n';
import { codeColors, editorLook } from './editor-look.ts';
import { foldMark, phrasesOf } from './editor-phrases.ts';
import { foot, leaveHintId } from './foot.ts';
import { formatKeys } from './format/format-keys.ts';
import { languages, type WorkshopLanguage } from './languages.ts';
import { keepFormerValue, replacement } from './outside-value.ts';
import { plainInput } from './plain-input.ts';

export interface WorkshopOptions {
  readonly language: WorkshopLanguage;
  readonly label: string;
  readonly value: string;
  /** Where the caret was, and what was selected, in the field before. */
  readonly selection: { readonly anchor: number; readonly head: number };
  readonly text: Messages['text'];
  readonly onInput: (value: string) => void;
}

export interface WorkshopEditor {
  readonly element: HTMLElement;
  readonly view: EditorView;
  /** Other code, not written here. What was written can be had back with Undo. */
  readonly setValue: (value: string) => void;
  /** Puts the caret at a line, where the reader sees it. */
  readonly showLine: (line: number) => void;
  readonly stop: () => void;
}

/**
 * CodeMirror in a shadow root: its styles are constructed sheets there, which the policy of the site allows, and no style of the page
 * reaches it but custom properties. What helps while writing comes a moment later, see `tools/`.
 */
export function workshopEditor({ language, label, value, selection, text, onInput }: WorkshopOptions): WorkshopEditor {
  const element = document.createElement('div');
  element.dataset['codeEditor'] = language;
  const root = element.attachShadow({ mode: 'open' });
  const former = keepFormerValue();
  const tools = new Compartment();
  const isMac = /^Mac|^iP/.test(navigator.platform);
  const state = EditorState.create({
    doc: value,
    extensions: [
      look(text),
      languages[language],
      keysOf(),
      plainInput(),
      tools.of([]),
      foot(text, isMac),
      formatKeys(language, text),
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-describedby': leaveHintId,
        'aria-keyshortcuts': isMac ? 'Meta+Enter Alt+Shift+F' : 'Control+Enter Alt+Shift+F',
        autocorrect: 'off',
        autocapitalize: 'off',
        spellcheck: 'false',
        translate: 'no',
        dir: 'ltr',
        // It can have the focus without; checkers of accessibility do not know that.
        tabindex: '0',
      }),
      EditorView.updateListener.of((update) => {
        if (!update.docChanged || update.transactions.some((transaction) => transaction.annotation(replacement))) return;
        const code = update.state.doc.toString();
        former.wrote(code);
        onInput(code);
      }),
    ],
  });
  const { length } = state.doc;
  const view = new EditorView({
    state: state.update({ selection: { anchor: Math.min(selection.anchor, length), head: Math.min(selection.head, length) } }).state,
    root,
    parent: root,
  });
  let isGone = false;
  void addTools();

  return {
    element,
    view,
    setValue: (code) => former.isNew(code) && view.dispatch(...replacing(view.state, code)),
    showLine,
    stop() {
      isGone = true;
      view.destroy();
      element.remove();
    },
  };

  function showLine(line: number): void {
    const { from, to } = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
    view.dispatch({ selection: { anchor: from, head: to } });
    view.focus();
    // The editor's own way would put the line in the middle of the page too.
    const { scrollDOM } = view;
    const { top, height } = view.lineBlockAt(from);
    scrollDOM.scrollTop = top - (scrollDOM.clientHeight - height) / 2;
    element.scrollIntoView({ block: 'nearest' });
  }

  async function addTools(): Promise<void> {
    try {
      const { editorTools } = await import(/* webpackChunkName: "docs-workshop-tools" */ './tools/editor-tools.ts');
      if (!isGone) view.dispatch({ effects: tools.reconfigure(editorTools(language, text)) });
    } catch {
      // Who writes gets no help, and writes.
    }
  }
}

function look(text: Messages['text']): Extension {
  return [
    EditorState.phrases.of(phrasesOf(text)),
    editorLook,
    syntaxHighlighting(codeColors),
    lineNumbers(),
    highlightActiveLineGutter(),
    codeFolding(),
    foldGutter({ markerDOM: foldMark }),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(true),
    EditorState.tabSize.of(2),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
  ];
}

/** Longer than a reader needs to find the Tab key; any other key ends it. */
const leavingMs = 60_000;

function keysOf(): Extension {
  return [
    // What is around the editor runs the code; a blank line is not what this key is for here.
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => true }])),
    keymap.of([
      ...historyKeymap,
      ...foldKeymap,
      ...defaultKeymap,
      indentWithTab,
      {
        key: 'Escape',
        run(view) {
          view.setTabFocusMode(leavingMs);
          return false;
        },
      },
    ]),
  ];
}

function replacing(state: EditorState, code: string): Parameters<EditorView['dispatch']> {
  const doc = state.doc.toString();
  const insert = code.replaceAll(/\r\n?/g, '\n');
  if (insert === doc) return [{}];
  // Before something was written here there is nothing to go back to.
  const isFirst = doc === '' && undoDepth(state) === 0;
  const annotations = [replacement.of(true), Transaction.addToHistory.of(!isFirst)];
  return [{ changes: { from: 0, to: doc.length, insert }, annotations, userEvent: 'replace' }];
}
