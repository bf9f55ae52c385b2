import type { ReactNode, SelectHTMLAttributes } from 'react';
import { chevronDown } from './drawings.ts';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import styles from './Field.module.css';
import { Glyph } from './Glyph.tsx';

export interface SelectProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldWords> {
  /** Its options. */
  readonly children: ReactNode;
}

/** One of several, chosen from the list that the system brings. */
export function Select({ label, labelHidden, hint, error, reserveMessage, className, id, children, ...select }: SelectProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, reserveMessage, className, id }} after={<Glyph of={chevronDown} size={16} />}>
      {(control) => (
        <select {...select} {...control} className={`${styles.input} ${styles.select}`}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
