import { useId, type ReactNode } from 'react';
import styles from './SettingsSection.module.css';

/** Settings that belong together: their name at the side, a row each beside it. */
export function SettingsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
