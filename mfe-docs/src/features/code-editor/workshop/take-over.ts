import type { Locale } from '@webdocs/contracts/reader/locale';
import { loadMessages } from '@webdocs/i18n';
import type { CodeEditor } from '../code-editor.ts';
import styles from '../code-editor.module.css';
import type { WorkshopLanguage } from './languages.ts';
import { formatEvent } from '../../../editor-events/format.ts';
import { showLineEvent } from '../../../editor-events/show-line.ts';
import words from './words/en-US.ftl';
import { format } from './format/format-keys.ts';
import { workshopEditor } from './workshop-editor.ts';

export interface TakeOver {
  readonly field: CodeEditor;
  readonly language: WorkshopLanguage;
  readonly label: string;
  readonly locale: Locale;
  readonly pseudo: boolean;
  readonly onInput: (value: string) => void;
  /** Settles once no input method is at work in the field. */
  readonly composed: () => Promise<unknown> | undefined;
  /** Whether the field has another language by now. */
  readonly isGone?: () => boolean;
}

/** Puts the editor where the text field is: what was typed stays, and so do caret, focus and what is in view. */
export async function takeOver({ field: { element, field }, language, label, locale, pseudo, onInput, composed, isGone }: TakeOver) {
  const { text } = await loadMessages(words, locale, { pseudo });
  await composed();
  if (!element.isConnected || isGone?.()) return undefined;
  const hasFocus = document.activeElement === field;
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const isBackward = selectionDirection === 'backward';
  // An empty field is not scrolled, and to ask has the page laid out once for each of the three.
  const { scrollTop, scrollLeft } = value ? element : { scrollTop: 0, scrollLeft: 0 };

  const { view, ...editor } = workshopEditor({
    language,
    label,
    value,
    selection: isBackward ? { anchor: selectionEnd, head: selectionStart } : { anchor: selectionStart, head: selectionEnd },
    text,
    onInput: (code) => tell(editor.element, () => onInput(code)),
  });
  editor.element.className = styles.workshop ?? '';
  editor.element.addEventListener(showLineEvent, ({ detail }) => editor.showLine(detail));
  editor.element.addEventListener(formatEvent, () => format(view));
  element.replaceWith(editor.element);
  if (scrollTop || scrollLeft) Object.assign(view.scrollDOM, { scrollTop, scrollLeft });
  if (hasFocus) view.focus();
  return editor;
}

/**
 * As an event of the page: inside a shadow root there is no `window.event`, and React takes what it is told there for less urgent than
 * what the reader does next. Control and Enter right after a key would run the code from before that key.
 */
function tell(element: HTMLElement, work: () => void): void {
  element.addEventListener('change', work, { once: true });
  element.dispatchEvent(new Event('change'));
}
