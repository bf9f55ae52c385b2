import { Button } from '@webdocs/design/Button';
import { Note } from '@webdocs/design/Note';
import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import styles from './ConflictNote.module.css';

interface ConflictNoteProps {
  /** What was saved in the meantime. */
  readonly children: ReactNode;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Shown in a form whose subject was changed elsewhere while the reader was writing: both are there to choose from. */
export function ConflictNote({ children, onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  const text = useText();
  return (
    <div role="alert">
      <Note kind="warning" title={text('plus-conflict')}>
        <p>{text('plus-conflict-text')}</p>
        <div className={styles.theirs} translate="no" tabIndex={0}>
          {children}
        </div>
        <div className={styles.actions}>
          <Button size="small" onClick={onTakeTheirs}>
            {text('plus-conflict-theirs')}
          </Button>
          <Button size="small" onClick={onKeepMine}>
            {text('plus-conflict-mine')}
          </Button>
        </div>
      </Note>
    </div>
  );
}
