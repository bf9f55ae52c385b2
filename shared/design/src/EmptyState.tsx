import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { classNames } from './class-names.ts';

export interface EmptyStateProps {
  /** One sentence. */
  readonly title: ReactNode;
  /** The level of the title in the page's outline. */
  readonly level?: 2 | 3;
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A place that has nothing in it yet, and the one way to change that. */
export function EmptyState({ title, level = 2, action, className, children }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames(styles.box, className)}>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
