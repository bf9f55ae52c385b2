import { useFact } from '@webdocs/remote-kit';
import { useEffect, useState, type ComponentType } from 'react';

/** The panel comes with the first block that a reader puts into the queue, and goes with the last one. */
export function PlayQueue() {
  const queue = useFact('playQueue');
  const [Panel, setPanel] = useState<ComponentType>();
  const isWanted = queue.length > 0;
  useEffect(() => {
    if (isWanted)
      void import(/* webpackChunkName: "docs-queue-panel" */ './QueuePanel.tsx').then(({ QueuePanel }) => setPanel(() => QueuePanel));
  }, [isWanted]);
  return isWanted && Panel ? <Panel /> : null;
}
