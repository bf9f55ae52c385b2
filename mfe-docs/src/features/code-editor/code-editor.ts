import { make } from '@webdocs/enhance/elements';
import prose from '@webdocs/reading/prose.module.css';
import styles from './code-editor.module.css';

/** Besides the languages of a page: what becomes JavaScript, and the map of its imports, which is JSON. */
export type EditorLanguage = 'html' | 'css' | 'js' | 'ts' | 'jsx' | 'tsx' | 'importMap' | 'wat';

export interface CodeEditorOptions {
  readonly language: EditorLanguage;
  /** Undefined leaves what is in the drawn field. */
  readonly value: string | undefined;
  /** What is edited here, for those who do not see it. */
  readonly label: string;
  readonly onInput: (value: string) => void;
  /** Code of a line or two in a list: without the numbers of lines. */
  readonly isPlain?: boolean;
  /** The code with its colors, as the server wrote it. */
  readonly colored?: Node | undefined;
  /** The field as the server wrote it: what is in it stays. */
  readonly drawn?: HTMLElement | undefined;
}

export interface CodeEditor {
  readonly element: HTMLElement;
  readonly field: HTMLTextAreaElement;
  /** Puts other code into the field, with its colors if they are known, and calls nothing back. */
  readonly setValue: (value: string, colored?: Node) => void;
}

/** Written the same by React and by `setAttribute`. */
export const fieldAttributes = {
  'aria-keyshortcuts': 'Control+] Control+[',
  dir: 'ltr',
  spellCheck: 'false',
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  translate: 'no',
} as const;

type Highlight = (code: string, language: EditorLanguage) => Node;

/**
 * A text field with the colors of its code behind it. What knows the language, and the keys of those who write in it, is fetched
 * when a user comes to type; until then the colors are those of the server, or none.
 */
export function codeEditor({ language, value, label, onInput, isPlain = false, colored, drawn }: CodeEditorOptions): CodeEditor {
  const element = drawn ?? makeField(label, isPlain);
  const [numbers, layer] = [...element.querySelectorAll('[aria-hidden]')] as [HTMLElement, HTMLElement];
  const field = element.querySelector('textarea') as HTMLTextAreaElement;
  let highlight: Highlight | undefined;

  field.addEventListener('focus', () => void prepareToWrite(), { once: true });
  field.addEventListener('input', () => {
    draw();
    onInput(field.value);
  });
  setValue(value ?? field.value, colored);
  element.dataset['drawn'] = '';
  // Its reader was there first.
  if (document.activeElement === field) void prepareToWrite();

  return { element, field, setValue };

  function setValue(code: string, drawn?: Node): void {
    // What is there already keeps its caret.
    if (field.value !== code) {
      const { selectionStart, selectionEnd } = field;
      field.value = code;
      // Browsers put the caret behind a text that is set.
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    draw(drawn);
  }

  function draw(drawn?: Node): void {
    const code = field.value;
    // A last line that is empty has no height of its own.
    layer.replaceChildren(drawn ?? highlight?.(code, language) ?? code, '\n');
    numbers.textContent = Array.from(code.split('\n'), (_, index) => index + 1).join('\n');
  }

  async function prepareToWrite(): Promise<void> {
    try {
      const [colors, { editByKey }] = await Promise.all([
        import(/* webpackChunkName: "docs-prism" */ './highlight.ts'),
        import(/* webpackChunkName: "docs-prism" */ './edit-by-key.ts'),
      ]);
      highlight = colors.highlight;
      field.addEventListener('keydown', editByKey);
      draw();
    } catch {
      // Code without colors is code.
    }
  }
}

function makeField(label: string, isPlain: boolean): HTMLElement {
  const numbers = make('div', { class: styles.numbers, 'aria-hidden': 'true' });
  const layer = make('div', { class: styles.layer, 'aria-hidden': 'true' });
  const field = make('textarea', {
    class: styles.field,
    'aria-label': label,
    rows: '1',
    wrap: isPlain ? 'soft' : 'off',
    ...fieldAttributes,
  });
  const sheet = make('div', { class: styles.sheet }, numbers, make('div', { class: styles.page }, layer, field));
  return make('div', { class: `${prose.prose} ${styles.editor} ${isPlain ? styles.plain : ''}` }, sheet);
}
