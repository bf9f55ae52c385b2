import { Button } from '@webdocs/design/Button';
import { play } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import type { CodeQueueHere } from './use-code-uses.ts';
import styles from './QueueBar.module.css';

/** What was collected so far, and the button that runs all of it. */
export function QueueBar({ queue: { queued, playQueue, clearQueue } }: { readonly queue: CodeQueueHere }) {
  const text = useText();
  if (queued === 0) return null;
  return (
    <div className={styles.bar}>
      <p>{text('plus-answer-in-queue', { count: queued })}</p>
      <Button size="small" kind="quiet" onClick={clearQueue}>
        {text('plus-answer-queue-clear')}
      </Button>
      <Button size="small" icon={<Glyph of={play} />} onClick={() => void playQueue()}>
        {text('reading-play')}
      </Button>
    </div>
  );
}
