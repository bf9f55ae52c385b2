import { Toast } from '@webdocs/design/Toast';
import { useFact, useSubscription, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { useLeave } from './use-leave.ts';

type State = 'offline' | 'offline-page' | 'back';

/** Says when the connection goes, what cannot be had without it, and when it is back, the latter for a while. */
export function OfflineBar() {
  const connectivity = useFact('connectivity');
  const [shown, setShown] = useState<{ readonly state: State; readonly time: number }>();
  const show = (state: State) => setShown((before) => ({ state, time: (before?.time ?? 0) + 1 }));
  useEffect(() => {
    if (connectivity === 'offline') show('offline');
    else setShown((before) => before && { state: 'back', time: before.time + 1 });
  }, [connectivity]);
  useSubscription('page/out-of-reach', () => show('offline-page'));
  // Another key for each time: what is said twice is read out twice.
  return shown ? <Bar key={shown.time} state={shown.state} close={() => setShown(undefined)} /> : null;
}

function Bar({ state, close }: { state: State; close: () => void }) {
  const text = useText();
  const stay = useLeave(close, state === 'back' ? 5000 : undefined);
  return (
    <div {...stay}>
      <Toast tone={state === 'back' ? 'success' : 'note'} closeLabel={text('shell-notice-close')} onClose={close}>
        {text(`shell-${state}`)}
      </Toast>
    </div>
  );
}
