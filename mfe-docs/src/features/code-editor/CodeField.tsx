import prose from '@webdocs/reading/prose.module.css';
import { memo, type Ref } from 'react';
import { fieldAttributes } from './code-editor.ts';
import styles from './code-editor.module.css';

interface CodeFieldProps {
  readonly label: string;
  readonly ref: Ref<HTMLDivElement>;
}

/** The text field as the server writes it: code is written there before any script has come, and without one. */
export const CodeField = memo(function CodeField({ label, ref }: CodeFieldProps) {
  return (
    <div ref={ref} className={`${prose.prose} ${styles.editor}`}>
      <div className={styles.sheet}>
        <div className={styles.numbers} aria-hidden="true">
          1
        </div>
        <div className={styles.page}>
          <div className={styles.layer} aria-hidden="true" />
          <textarea className={styles.field} aria-label={label} {...fieldAttributes} rows={1} wrap="off" />
        </div>
      </div>
    </div>
  );
});
