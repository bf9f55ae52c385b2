import { Button } from '@webdocs/design/Button';
import { close, play } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { openPlayground } from '@webdocs/reading/open-playground';
import { useFact, useLocale, usePublish, useText } from '@webdocs/remote-kit';
import { useState, type MouseEvent } from 'react';
import { firstLine, joinedCode, type QueuedBlock } from './queued-code.ts';
import styles from './QueuePanel.module.css';

/** What the reader has collected, and the button that runs it all in a tab of its own. */
export function QueuePanel() {
  const text = useText();
  const locale = useLocale();
  const publish = usePublish();
  const queue = useFact('playQueue');
  const [hasFailed, setFailed] = useState(false);

  async function run() {
    // At once, because browsers open a tab only in answer to a press.
    const tab = window.open('', '_blank');
    try {
      await openPlayground(tab ?? window, locale, joinedCode(queue));
      setFailed(false);
    } catch {
      tab?.close();
      setFailed(true);
    }
  }

  function remove(event: MouseEvent<HTMLButtonElement>, block: QueuedBlock) {
    neighborOf(event.currentTarget, block)?.focus();
    publish('play-queue/toggled', block);
  }

  return (
    <section className={styles.panel} aria-labelledby="docs-play-queue">
      <div className={styles.head}>
        <h2 id="docs-play-queue" className={styles.title}>
          {text('reading-queue')}
        </h2>
        <Button size="small" icon={<Glyph of={play} />} onClick={() => void run()}>
          {text('reading-play')}
        </Button>
      </div>
      <ol className={styles.blocks}>
        {queue.map((block) => (
          <li key={block.key} className={styles.block}>
            <span className={styles.language}>{block.lang}</span>
            <code className={styles.line}>{firstLine(block.key)}</code>
            <button
              type="button"
              className={styles.remove}
              aria-label={text('docs-queue-remove', { name: `${block.lang} ${firstLine(block.key)}` })}
              onClick={(event) => remove(event, block)}
            >
              <Glyph of={close} size={16} />
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className={styles.failure}>
        {hasFailed && text('reading-play-failed')}
      </p>
    </section>
  );
}

/** Where the focus goes when its block is taken out: to the next one or, after the last, to the block itself. */
function neighborOf(button: HTMLElement, { key }: QueuedBlock): HTMLElement | null {
  const item = button.parentElement;
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  return next ? next.querySelector('button') : document.querySelector<HTMLElement>(`[data-queue-key="${CSS.escape(key)}"]`);
}
