import { Button } from '@webdocs/design/Button';
import { close, play } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { openPlayground } from '@webdocs/reading/open-playground';
import { useFact, useLocale, usePublish, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { keepQueue, keptQueue } from './kept-queue.ts';
import { firstLine, joinedCode, nameOf, type QueuedBlock } from './queued-code.ts';
import styles from './QueuePanel.module.css';

/** What the reader has collected, and the button that runs it all in a tab of its own; with Shift in this one, as each block does. */
export function QueuePanel() {
  const text = useText();
  const locale = useLocale();
  const publish = usePublish();
  const queue = useFact('playQueue');
  const [hasFailed, setFailed] = useState(false);
  const [wasFilled, setFilled] = useState(false);
  const isRead = useRef(false);
  const isEmpty = queue.length === 0;

  useEffect(() => {
    // Other pages collect too: what was kept and is not in the queue of this page yet joins it.
    const kept = isRead.current ? [] : keptQueue().filter((block) => !queue.some(({ key }) => key === block.key));
    isRead.current = true;
    if (kept.length > 0) for (const block of kept) publish('play-queue/toggled', block);
    else keepQueue(queue);
    if (!isEmpty) setFilled(true);
  }, [queue]);

  async function run({ shiftKey }: MouseEvent) {
    // At once, because browsers open a tab only in answer to a press.
    const tab = shiftKey ? window : (window.open('', '_blank') ?? window);
    try {
      await openPlayground(tab, locale, joinedCode(queue));
      setFailed(false);
    } catch {
      if (tab !== window) tab.close();
      setFailed(true);
    }
  }

  function remove(event: MouseEvent<HTMLButtonElement>, block: QueuedBlock) {
    neighborOf(event.currentTarget, block)?.focus();
    publish('play-queue/toggled', block);
  }

  function clear() {
    // The button that was pressed goes: the first block that is on this page is where the reader goes on.
    queue.map(buttonOf).find(Boolean)?.focus();
    for (const block of queue) publish('play-queue/toggled', block);
  }

  return (
    <>
      {!isEmpty && (
        <section className={styles.panel} aria-labelledby="docs-play-queue">
          <div className={styles.head}>
            <h2 id="docs-play-queue" className={styles.title}>
              {text('reading-queue')}
            </h2>
            <Button size="small" kind="quiet" onClick={clear}>
              {text('docs-queue-clear')}
            </Button>
            <Button size="small" icon={<Glyph of={play} />} onClick={(event) => void run(event)}>
              {text('reading-play')}
            </Button>
          </div>
          <ol className={styles.blocks}>
            {queue.map((block) => (
              <li key={block.key} className={styles.block}>
                <span className={styles.language}>{block.lang}</span>
                <span className={styles.words}>
                  <span className={styles.name}>{nameOf(block.key)}</span>
                  <code className={styles.line}>{firstLine(block.key)}</code>
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={text('docs-queue-remove', { name: `${nameOf(block.key)} ${block.lang}` })}
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
      )}
      {/* A panel that goes says why: only a change of a live region is read out. */}
      <p role="status" className="visually-hidden">
        {isEmpty && wasFilled && text('docs-queue-empty')}
      </p>
    </>
  );
}

/** Where the focus goes when its block is taken out: to the next one or, after the last, to the block itself. */
function neighborOf(button: HTMLElement, block: QueuedBlock): HTMLElement | null {
  const item = button.parentElement;
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  return next ? next.querySelector('button') : buttonOf(block);
}

/** Of the block on this page; null where it is on another one. */
function buttonOf({ key }: QueuedBlock): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-queue-key="${CSS.escape(key)}"]`);
}
