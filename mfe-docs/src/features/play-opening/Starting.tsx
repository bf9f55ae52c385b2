import { definePiece, useText } from '@webdocs/remote-kit';
import { KeptList } from './KeptList.tsx';
import type { OnCode } from './Opening.tsx';
import { Templates } from './Templates.tsx';
import words from './words/en-US.ftl';
import styles from './Starting.module.css';

/** What is in the place of the result while there is no code. */
function Starting({ onCode }: { readonly onCode: OnCode }) {
  const text = useText();
  return (
    <div className={styles.starting}>
      <h2>{text('docs-start-title')}</h2>
      <p>{text('docs-start-text')}</p>
      <Templates onCode={(code, said) => onCode(code, said, false)} />
      <KeptList onCode={(kept, said) => onCode(kept.code, said, kept.waits ?? false, kept.id)} />
    </div>
  );
}

export const starting = definePiece({ component: Starting, messages: words });
