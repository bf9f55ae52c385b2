import { definePiece, useText } from '@webdocs/remote-kit';
import { KeptList } from './KeptList.tsx';
import type { OnCode } from './Opening.tsx';
import { Templates } from './Templates.tsx';
import words from './words/en-US.ftl';
import styles from './Starting.module.css';

interface StartingProps {
  readonly onCode: OnCode;
  /** Why the code of a link is not here. Most of it is gone for good; what did not load may come yet. */
  readonly missing?: string | undefined;
}

/** What is in the place of the result while there is no code. */
function Starting({ onCode, missing }: StartingProps) {
  const text = useText();
  if (missing === 'away' || missing === 'failed') return <p className={styles.coming}>{text('docs-start-coming')}</p>;
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
