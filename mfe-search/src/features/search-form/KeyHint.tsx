import styles from './KeyHint.module.css';

/** Shows a key; who cannot see it is told by the field's own shortcut attribute. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
