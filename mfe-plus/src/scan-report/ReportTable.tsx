import type { ReactNode } from 'react';
import styles from './ReportTable.module.css';

interface ReportTableProps {
  readonly title: string;
  readonly className?: string;
  /** Head and rows. */
  readonly children: ReactNode;
}

/** A table of a report. Where it is wider than the page it scrolls, also by keyboard. */
export function ReportTable({ title, className = '', children }: ReportTableProps) {
  return (
    <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={`${styles.table} ${className}`}>
        <caption className="visually-hidden">{title}</caption>
        {children}
      </table>
    </div>
  );
}
