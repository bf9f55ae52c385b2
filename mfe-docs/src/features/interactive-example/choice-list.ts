import { warning } from '@webdocs/design/drawings';
import { glyph, make } from '@webdocs/enhance/elements';
import { areSupported } from './declarations.ts';
import type { Block } from './example-code.ts';
import type { MakeEditor } from './interactive-example.ts';
import styles from './choice-list.module.css';

interface ChoiceListOptions {
  readonly choices: readonly Block[];
  readonly editor: MakeEditor;
  readonly words: {
    readonly list: string;
    readonly code: (number: number) => string;
    readonly unsupported: string;
  };
  /** Told of the declarations that hold now, also while they are written. */
  readonly onChoose: (declarations: string) => void;
}

export interface ChoiceList {
  readonly element: HTMLElement;
  /** As it was at first, with the first choice that the browser supports. */
  readonly reset: () => void;
}

interface Choice {
  readonly element: HTMLElement;
  readonly choose: () => void;
  readonly restore: () => boolean;
}

let lists = 0;

/** Declarations of which one holds: each can be edited, and says so when the browser does not know it. */
export function choiceList({ choices, editor, words, onChoose }: ChoiceListOptions): ChoiceList {
  lists += 1;
  const name = `docs-choices-${lists}`;
  const rows = choices.map(choiceOf);
  const element = make('div', { class: styles.list, role: 'radiogroup', 'aria-label': words.list }, ...rows.map((row) => row.element));
  return { element, reset };

  function reset(): void {
    const supported = rows.filter((row) => row.restore());
    (supported[0] ?? rows[0])?.choose();
  }

  function choiceOf({ code, colored }: Block, index: number): Choice {
    const noteId = `${name}-${index}`;
    const radio = make('input', { type: 'radio', name, class: styles.radio, 'aria-describedby': noteId });
    const {
      element: place,
      field,
      setValue,
    } = editor({
      language: 'css',
      value: code,
      label: words.code(index + 1),
      isPlain: true,
      onInput: choose,
    });
    const note = make('span', { class: styles.unsupported, id: noteId });
    const row = make('div', { class: styles.choice }, radio, place, note);
    radio.addEventListener('change', choose);
    field.addEventListener('focus', choose);
    row.addEventListener('click', ({ target }) => {
      if (target === row || target === note) choose();
    });
    return { element: row, choose, restore };

    function choose(): void {
      radio.checked = true;
      for (const other of rows) other.element.toggleAttribute('data-chosen', other.element === row);
      isSupported();
      onChoose(field.value);
    }

    function restore(): boolean {
      setValue(code, colored?.cloneNode(true));
      return isSupported();
    }

    function isSupported(): boolean {
      const supported = areSupported(field.value);
      radio.setAttribute('aria-label', field.value);
      row.toggleAttribute('data-unsupported', !supported);
      note.replaceChildren(...(supported ? [] : [glyph(warning), words.unsupported]));
      return supported;
    }
  }
}
