import { readNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from '@webdocs/contracts/api/account';
import { isOpenTo } from '@webdocs/contracts/early-access';
import { call } from '@webdocs/remote-kit/call';
import { useConfiguration, useFact, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { noteViewed } from '../../data/note-viewed.ts';
import { SavedSwitch } from './SavedSwitch.tsx';

/** The newsletter may be kept by another service: whether it is sent is asked there, not taken from the session. */
export function Newsletter({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const configuration = useConfiguration();
  const { siteName } = configuration;
  const { status, features } = useFact('session');
  const mayAsk = status === 'signed-in' && isOpenTo(features, 'newsletter', configuration);
  const [state, setState] = useState<{ readonly subscribed: boolean } | null>();

  useEffect(() => {
    if (!mayAsk) return;
    noteViewed('plus_newsletter');
    let isWanted = true;
    // Where the call fails the row shows nothing rather than a guess.
    call(readNewsletter).then(
      (answer) => isWanted && setState(answer),
      () => isWanted && setState(null),
    );
    return () => void (isWanted = false);
  }, [mayAsk]);

  return (
    <SavedSwitch
      label={text('plus-settings-newsletter')}
      text={state === null ? text('plus-settings-newsletter-unknown') : text('plus-settings-newsletter-text', { site: siteName })}
      checked={state?.subscribed ?? false}
      disabled={!state}
      save={async (subscribed) => setState(await call(subscribed ? subscribeToNewsletter : unsubscribeFromNewsletter))}
      Failed={Failed}
    />
  );
}
