import { check, type Drawing } from '@webdocs/design/drawings';
import { glyph, make } from '@webdocs/enhance/elements';
import styles from './code-block.module.css';

export type ControlText = (id: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Control {
  readonly button: HTMLButtonElement;
  /** Lets the button say for a while how it went, to everybody. */
  readonly say: (outcome: 'done' | 'failed', message: string, forMs: number) => void;
  readonly stop: () => void;
}

interface ControlLook {
  readonly icon: Drawing;
  readonly label: string;
  /** What it is called among the buttons of other blocks; begins with the label. */
  readonly name: string;
  /** A message that the button has room for, so that its neighbors stay where they are. */
  readonly room?: string;
  /** What is said is read out here. */
  readonly status: HTMLElement;
}

/** A button in the head of a code block that can say how it went. */
export function control({ icon, label, name, room, status }: ControlLook): Control {
  const word = make('span', { class: styles.word }, label);
  const face = make('span', { class: styles.face }, glyph(icon, styles.idle), glyph(check, styles.done), word);
  const button = make('button', { type: 'button', class: styles.control, 'aria-label': name, 'data-room': room }, face);
  let timer: number | undefined;
  return { button, say, stop: () => window.clearTimeout(timer) };

  function say(outcome: 'done' | 'failed', message: string, forMs: number): void {
    window.clearTimeout(timer);
    button.dataset.outcome = outcome;
    word.textContent = message;
    button.setAttribute('aria-label', message);
    status.textContent = message;
    timer = window.setTimeout(() => {
      delete button.dataset.outcome;
      word.textContent = label;
      button.setAttribute('aria-label', name);
      status.textContent = '';
    }, forMs);
  }
}

/** A button that is its icon: its name is read out, and what it does is shown while the pointer is over it. */
export function toggle(icon: Drawing, name: string, about = name): HTMLButtonElement {
  return make('button', { type: 'button', class: styles.toggle, 'aria-pressed': 'false', 'aria-label': name, title: about }, glyph(icon));
}
