import { reload } from '@webdocs/design/drawings';
import { make, makeButton } from '@webdocs/enhance/elements';
import styles from './frame-note.module.css';

export interface FrameNote {
  readonly element: HTMLElement;
  /** Says why the frame shows nothing, and offers to try again where that may help; without a sentence the frame is seen. */
  readonly say: (sentence?: string, retry?: () => Promise<void>) => void;
}

/** A quiet sentence in the room of a frame that cannot show anything. */
export function frameNote(className: string | undefined, tryAgain: string): FrameNote {
  const element = make('div', { class: `${styles.note} ${className}`, role: 'status' });
  return {
    element,
    say(sentence, retry) {
      element.replaceChildren();
      if (sentence) element.append(make('p', {}, sentence));
      if (sentence && retry) element.append(makeButton(reload, tryAgain, styles.again, () => void retry()));
    },
  };
}
