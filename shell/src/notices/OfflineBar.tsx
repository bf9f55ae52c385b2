import { Toast } from '@webdocs/design/Toast';
import { useFact, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { useLeave } from './use-leave.ts';

/** Says when the connection goes and when it is back, the latter for a while. */
export function OfflineBar() {
  const connectivity = useFact('connectivity');
  const [shown, setShown] = useState<'offline' | 'back'>();
  useEffect(() => {
    setShown((before) => (connectivity === 'offline' ? 'offline' : before && 'back'));
  }, [connectivity]);
  return shown ? <Bar key={shown} state={shown} close={() => setShown(undefined)} /> : null;
}

function Bar({ state, close }: { state: 'offline' | 'back'; close: () => void }) {
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
