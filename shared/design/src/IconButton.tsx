import { Glyph } from './Glyph.tsx';
import type { Drawing } from './drawings.ts';
import styles from './IconButton.module.css';

interface IconButtonProps {
  readonly drawing: Drawing;
  /** What it does and to what: there may be one in each row of a list. */
  readonly label: string;
  readonly onClick: () => void;
}

/** An action that its drawing says; a pointer and a screen reader get its words. */
export function IconButton({ drawing, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.icon} aria-label={label} title={label} onClick={onClick}>
      <Glyph of={drawing} size={18} />
    </button>
  );
}
