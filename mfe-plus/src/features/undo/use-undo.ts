import { usePublish, useSubscription, useText } from '@webdocs/remote-kit';
import { useRef } from 'react';

interface WayBack {
  readonly label: string;
  readonly undo: () => Promise<unknown>;
}

/** Says in a toast that something is done; with a way back, the toast offers it, and once more where it fails. */
export function useUndo(id: string): (mainText: string, way?: WayBack) => void {
  const text = useText();
  const publish = usePublish();
  const offered = useRef<WayBack | undefined>(undefined);
  useSubscription('toast/answered', (answered) => {
    const way = offered.current;
    if (answered.id !== id || !way) return;
    offered.current = undefined;
    way.undo().catch(() => {
      // Something else may have been done meanwhile: the toast is of that.
      if (!offered.current) tell('danger', text('plus-undo-failed'), way);
    });
  });

  function tell(tone: 'success' | 'danger', mainText: string, way: WayBack | undefined) {
    offered.current = way;
    publish('toast/requested', {
      id,
      tone,
      isImportant: tone === 'danger',
      mainText: mainText.slice(0, 300),
      shortText: null,
      buttonText: way?.label ?? null,
    });
  }
  return (mainText, way) => tell('success', mainText, way);
}
