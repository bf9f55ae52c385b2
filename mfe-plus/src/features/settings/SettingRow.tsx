import { classNames } from '@webdocs/design/class-names';
import type { ReactNode } from 'react';
import styles from './SettingRow.module.css';

interface SettingRowProps {
  readonly name: ReactNode;
  readonly text?: ReactNode;
  /** What is pressed to change it, at the end of the row. */
  readonly action?: ReactNode;
  /** What came of it. */
  readonly message?: ReactNode;
  readonly className?: string;
}

export function SettingRow({ name, text, action, message, className }: SettingRowProps) {
  return (
    <div className={classNames(styles.row, className)}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {message && <div className={styles.message}>{message}</div>}
    </div>
  );
}
