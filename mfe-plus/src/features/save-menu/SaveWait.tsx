import type { ReactNode } from 'react';
import styles from './SaveForm.module.css';

/** Shown in the menu while there is nothing to fill in. */
export function SaveWait({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.wait} role="status">
      {children}
    </p>
  );
}
