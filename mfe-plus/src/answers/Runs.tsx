import type { Run } from '@webdocs/contracts/answers/answer';
import styles from './Runs.module.css';

/** Words of a page, with the code in them. */
export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map(({ text, code }, index) =>
    code ? (
      <code key={index} className={styles.code} translate="no">
        {text}
      </code>
    ) : (
      text
    ),
  );
}
