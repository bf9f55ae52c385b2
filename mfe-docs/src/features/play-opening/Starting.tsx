import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { definePiece, useText } from '@webdocs/remote-kit';
import { Templates } from './Templates.tsx';
import words from './words/en-US.ftl';
import styles from './Starting.module.css';

/** What is in the place of the result while there is no code. */
function Starting({ onCode }: { readonly onCode: (code: SampleCode, said: string) => void }) {
  const text = useText();
  return (
    <div className={styles.starting}>
      <h2>{text('docs-start-title')}</h2>
      <p>{text('docs-start-text')}</p>
      <Templates onCode={onCode} />
    </div>
  );
}

export const starting = definePiece({ component: Starting, messages: words });
