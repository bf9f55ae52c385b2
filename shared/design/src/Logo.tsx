import styles from './Logo.module.css';
import { classNames } from './class-names.ts';

/** The site's mark: an open book with a ribbon, in the cloth of the section. The name is beside it. */
export function Logo({ size = 28, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg className={classNames(styles.mark, className)} viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M3 6.5 13 10v15L3 21.5Z" />
      <path className={styles.page} d="M15 10l10-3.5v15L15 25Z" />
      <path d="m18.5 4 4-1.4v6.2l-2-1-2 2.4Z" />
    </svg>
  );
}
