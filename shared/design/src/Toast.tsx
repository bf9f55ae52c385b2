import type { ReactNode } from 'react';
import { check, close, info, octagon, type Drawing } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Toast.module.css';
import { classNames } from './class-names.ts';

export type ToastTone = 'success' | 'note' | 'danger';

const shapes: Record<ToastTone, Drawing> = { success: check, note: info, danger: octagon };

export interface ToastProps {
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One message of the corner. The list that holds it announces it and decides how long it stays. */
export function Toast({ tone, action, closeLabel, onClose, className, children }: ToastProps) {
  return (
    <div className={classNames(styles.toast, styles[tone], className)}>
      <Glyph of={shapes[tone]} className={styles.shape} />
      <p className={styles.words}>{children}</p>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Glyph of={close} size={16} />
      </button>
    </div>
  );
}
