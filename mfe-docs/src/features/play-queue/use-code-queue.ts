import type { CodeQueue } from '@webdocs/reading/use-code-blocks';
import { useFact, usePublish } from '@webdocs/remote-kit';
import { useEffect, useMemo, type RefObject } from 'react';
import { queuedCode } from './queued-code.ts';

/** Puts blocks into the play queue and takes them out. */
export function useCodeQueue(): CodeQueue {
  const publish = usePublish();
  return useMemo(
    () => ({
      toggle(block, code) {
        queuedCode.set(block.key, code);
        publish('play-queue/toggled', block);
      },
    }),
    [publish],
  );
}

/** The buttons of blocks that are in the queue look pressed, also after a page was left and opened again. */
export function useQueuedMarks(container: RefObject<HTMLElement | null>, edition: string): void {
  const queue = useFact('playQueue');
  useEffect(() => {
    const queued = new Set(queue.map(({ key }) => key));
    for (const button of container.current?.querySelectorAll<HTMLElement>('[data-queue-key]') ?? [])
      button.setAttribute('aria-pressed', String(queued.has(button.dataset.queueKey ?? '')));
  }, [container, edition, queue]);
}
