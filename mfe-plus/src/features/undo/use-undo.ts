import { usePublish, useSubscription } from '@webdocs/remote-kit';
import { useRef } from 'react';

/** Says in a toast that something is done; with a way back, the toast offers it. */
export function useUndo(id: string): (mainText: string, way?: { readonly label: string; readonly undo: () => Promise<unknown> }) => void {
  const publish = usePublish();
  const undo = useRef<(() => Promise<unknown>) | undefined>(undefined);
  useSubscription('toast/answered', (answered) => {
    if (answered.id !== id) return;
    // A way back that fails leaves things as they are, which the page shows.
    undo.current?.().catch(() => undefined);
    undo.current = undefined;
  });
  return (mainText, way) => {
    undo.current = way?.undo;
    publish('toast/requested', {
      id,
      tone: 'success',
      isImportant: false,
      mainText: mainText.slice(0, 300),
      shortText: null,
      buttonText: way?.label ?? null,
    });
  };
}
