import type { CodeQueue } from '@webdocs/reading/use-code-blocks';
import { useFact, usePublish } from '@webdocs/remote-kit';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { queuedCode } from './queued-code.ts';

/** Puts blocks into the play queue and takes them out; the buttons of those that are in it look pressed. */
export function useCodeQueue(container: RefObject<HTMLElement | null>): CodeQueue {
  const publish = usePublish();
  const queue = useFact('playQueue');
  const newest = useRef(queue);
  useEffect(() => {
    newest.current = queue;
    const keys = new Set(queue.map(({ key }) => key));
    for (const button of container.current?.querySelectorAll<HTMLElement>('[data-queue-key]') ?? [])
      button.setAttribute('aria-pressed', String(keys.has(button.dataset.queueKey ?? '')));
  }, [container, queue]);

  return useMemo(
    () => ({
      has: (wanted) => newest.current.some(({ key }) => key === wanted),
      toggle(block, code, name) {
        queuedCode.set(block.key, { code, name });
        publish('play-queue/toggled', block);
      },
    }),
    [publish],
  );
}
