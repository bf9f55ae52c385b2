import type { KeyboardEvent } from 'react';
import styles from './ItemChoice.module.css';

interface ItemChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isPartly?: boolean;
  /** The words are shown beside it. */
  readonly isLabelShown?: boolean;
  /** `toLast`: Shift was held. */
  readonly onToggle: (toLast: boolean) => void;
}

/** Chooses an item, or all of them. With Shift the arrow keys choose on to the next one. */
export function ItemChoice({ label, isChosen, isPartly = false, isLabelShown = false, onToggle }: ItemChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        ref={(box) => void (box && (box.indeterminate = isPartly))}
        type="checkbox"
        data-choice={isLabelShown ? undefined : ''}
        checked={isChosen}
        // The press says whether Shift was held; a change does not.
        onClick={({ shiftKey }) => onToggle(shiftKey)}
        onChange={() => undefined}
        onKeyDown={chooseOn}
      />
      <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}</span>
    </label>
  );
}

function chooseOn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!event.shiftKey || step === undefined) return;
  const boxes = [...(event.currentTarget.closest('[role=list]')?.querySelectorAll<HTMLInputElement>('[data-choice]') ?? [])];
  const next = boxes[boxes.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  if (!event.currentTarget.checked) event.currentTarget.click();
  next.focus();
  if (!next.checked) next.click();
}
