import { useFact } from '@webdocs/remote-kit';
import { useEffect, useState, type ComponentType } from 'react';
import { hasKeptQueue } from './has-kept-queue.ts';

/** The panel comes with the first block that a reader puts into the queue, or has put there before in this tab. */
export function PlayQueue() {
  const queue = useFact('playQueue');
  const [Panel, setPanel] = useState<ComponentType>();
  const isEmpty = queue.length === 0;
  useEffect(() => {
    if (!isEmpty || hasKeptQueue())
      void import(/* webpackChunkName: "docs-queue-panel" */ './QueuePanel.tsx').then(({ QueuePanel }) => setPanel(() => QueuePanel));
  }, [isEmpty]);
  return Panel ? <Panel /> : null;
}
