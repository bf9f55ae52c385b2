import { Button } from '@webdocs/design/Button';
import { definePiece, useText } from '@webdocs/remote-kit';
import type { OnAct } from '../play-act.ts';
import words from './words/en-US.ftl';
import styles from './Notices.module.css';

/** In the place of the result, as long as shared or opened code waits for its reader. */
function Veil({ isFromFile, onAct }: { readonly isFromFile: boolean; readonly onAct: OnAct }) {
  const text = useText();
  return (
    <div className={styles.veil}>
      <p>{text(isFromFile ? 'docs-play-file-warning' : 'docs-play-warning')}</p>
      <Button kind="primary" onClick={() => onAct('run')}>
        {text('docs-play-run')}
      </Button>
    </div>
  );
}

export const veil = definePiece({ component: Veil, messages: words });
