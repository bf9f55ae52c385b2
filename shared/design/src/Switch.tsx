import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './Switch.module.css';
import { classNames } from './class-names.ts';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly label: ReactNode;
  /** What is happening to the setting, at the end of the row: "Saving…". */
  readonly status?: ReactNode;
}

/** A setting that takes effect at once. Underneath it is a checkbox, so a form sends it without any script. */
export function Switch({ label, status, className, ...input }: SwitchProps) {
  return (
    <div className={classNames(styles.row, className)}>
      <label className={styles.label}>
        <input {...input} type="checkbox" role="switch" className={styles.switch} />
        <span>{label}</span>
      </label>
      <span className={styles.status} role="status">
        {status}
      </span>
    </div>
  );
}
