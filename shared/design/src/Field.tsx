import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import styles from './Field.module.css';

export interface FieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords> {
  /** Shown before the text inside the field: an icon. */
  readonly before?: ReactNode;
  /** Shown after the text inside the field: a count, a key. */
  readonly after?: ReactNode;
}

/** A text field of one line, with its label above and what there is to say about it below. */
export function Field({ label, labelHidden, hint, error, reserveMessage, before, after, className, id, ...input }: FieldProps) {
  const words = { label, labelHidden, hint, error, reserveMessage, className, id };
  return (
    <FieldFrame {...words} before={before} after={after}>
      {(control) => <input type="text" {...input} {...control} className={styles.input} />}
    </FieldFrame>
  );
}
