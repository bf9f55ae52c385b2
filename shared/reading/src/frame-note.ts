import { reload } from '@webdocs/design/drawings';
import { make, makeButton } from '@webdocs/enhance/elements';
import styles from './frame-note.module.css';

export interface FrameNote {
  readonly element: HTMLElement;
  /** Says why the frame shows nothing, and offers to try again where that may help; without a sentence the frame is seen. */
  readonly say: (sentence?: string, retry?: () => Promise<void>) => void;
  /** Says what happened to a frame that still shows something: at its lower edge. */
  readonly warn: (sentence: string) => void;
}

/** A quiet sentence in the room of a frame that cannot show anything. */
export function frameNote(className: string | undefined, tryAgain: string): FrameNote {
  const element = make('div', { class: `${styles.note} ${className}`, role: 'status' });
  return {
    element,
    warn(sentence) {
      element.toggleAttribute('data-beside', true);
      element.replaceChildren(make('p', {}, sentence));
    },
    say(sentence, retry) {
      element.toggleAttribute('data-beside', false);
      element.replaceChildren();
      if (sentence) element.append(make('p', {}, sentence));
      if (sentence && retry) element.append(makeButton(reload, tryAgain, styles.again, () => void retry()));
    },
  };
}
