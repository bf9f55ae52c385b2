import styles from './BrokenBook.module.css';
import { classNames } from './class-names.ts';

/** The mark with one page still to be drawn, for an address that leads nowhere. */
export function BrokenBook({ className }: { readonly className?: string }) {
  return (
    <svg className={classNames(styles.book, className)} viewBox="0 0 96 76" width="96" height="76" aria-hidden="true" focusable="false">
      <path d="M6 6 46 18v56L6 62Z" fill="currentColor" />
      <path d="M51 18v55.5l39-11.7V6.3Z" fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="7 6" strokeDashoffset="3.5" />
    </svg>
  );
}
