import type { ReactNode } from 'react';
import { info, octagon, warning, type Drawing } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Note.module.css';
import { classNames } from './class-names.ts';

export type NoteKind = 'note' | 'warning' | 'danger';

const shapes: Record<NoteKind, Drawing> = { note: info, warning, danger: octagon };

export interface NoteProps {
  readonly kind?: NoteKind;
  /** The word beside the shape: the colour never speaks alone. */
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Note({ kind = 'note', title, className, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[kind], className)}>
      <p className={styles.title}>
        <Glyph of={shapes[kind]} size={18} />
        {title}
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
