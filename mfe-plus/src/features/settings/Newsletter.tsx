import { Failure } from '@webdocs/contracts/failure';
import { readNewsletter, setNewsletter } from '@webdocs/http/account-calls';
import { useConfiguration, useFact, usePublish, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import type { FailureFace } from '../../data/failure-face.ts';
import { SavedSwitch } from './SavedSwitch.tsx';

/** The newsletter may be kept by another service: whether it is sent is asked there, not taken from the session. */
export function Newsletter({ Failed }: { readonly Failed: FailureFace }) {
  const text = useText();
  const publish = usePublish();
  const { siteName } = useConfiguration();
  const isSignedIn = useFact('session').status === 'signed-in';
  const [state, setState] = useState<{ readonly subscribed: boolean } | null>();

  useEffect(() => {
    if (!isSignedIn) return;
    let isWanted = true;
    void readNewsletter().then((answer) => isWanted && setState(answer));
    return () => void (isWanted = false);
  }, [isSignedIn]);

  async function save(subscribed: boolean) {
    const answer = await setNewsletter(subscribed);
    if (answer) return setState(answer);
    // Nobody says why it failed: whether the reader is still signed in can at least be asked.
    publish('session/stale', { at: Date.now() });
    throw new Failure('REQUEST_FAILED', { message: '', status: 0, address: '/api/v1/plus/newsletter/' });
  }

  return (
    <SavedSwitch
      label={text('plus-settings-newsletter')}
      text={state === null ? text('plus-settings-newsletter-unknown') : text('plus-settings-newsletter-text', { site: siteName })}
      checked={state?.subscribed ?? false}
      disabled={!state}
      save={save}
      Failed={Failed}
    />
  );
}
