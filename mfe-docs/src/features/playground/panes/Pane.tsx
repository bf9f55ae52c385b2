import { chevronDown } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import styles from './panes.module.css';

export interface PaneName {
  /** In `data-pane`. What the device remembers of the pane is kept under it. */
  readonly name: string;
  readonly label: string;
  /** On tabs, where room is short. */
  readonly short?: string | undefined;
}

/** A field for code, or what comes of it: a head, and below it what can be folded away. */
export interface PaneContent extends PaneName {
  /** At the end of the head, before the button that folds. */
  readonly controls?: ReactNode;
  readonly body: ReactNode;
}

interface PaneProps extends PaneContent {
  readonly isFolded: boolean;
  /** It is the one that is shown where one is. */
  readonly isCurrent: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

export function Pane({ name, label, controls, body, isFolded, isCurrent, onFold }: PaneProps) {
  const text = useText();
  const id = `pane-${name}`;
  return (
    <div className={styles.pane} data-pane={name} data-folded={isFolded || undefined} data-current={isCurrent || undefined}>
      <div className={styles.head}>
        <h2 className={styles.name}>{label}</h2>
        <div className={styles.controls}>{controls}</div>
        <button
          type="button"
          className={styles.fold}
          aria-label={text('docs-play-pane', { name: label })}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => onFold(!isFolded)}
        >
          <Glyph of={chevronDown} size={16} />
        </button>
      </div>
      <div id={id} className={styles.body} hidden={isFolded}>
        {body}
      </div>
    </div>
  );
}
