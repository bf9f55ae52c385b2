import { signOutEverywhere } from '@webdocs/contracts/api/account';
import { Button } from '@webdocs/design/Button';
import { call as callApi } from '@webdocs/remote-kit/call';
import { usePublish, useText } from '@webdocs/remote-kit';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { SettingRow } from './SettingRow.tsx';

export function SignOutEverywhere({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const publish = usePublish();
  const call = useRepeatableCall();

  const signOut = () =>
    call.run(async () => {
      await callApi(signOutEverywhere);
      publish('session/ended', { at: Date.now() });
      publish('toast/requested', {
        id: 'signed-out-everywhere',
        tone: 'success',
        isImportant: false,
        mainText: text('plus-settings-everywhere-done'),
        shortText: null,
        buttonText: null,
      });
    });

  return (
    <SettingRow
      name={text('plus-settings-everywhere-name')}
      text={text('plus-settings-everywhere-text')}
      action={
        <Button aria-disabled={call.isPending || undefined} onClick={signOut}>
          {text(call.isPending ? 'plus-settings-everywhere-working' : 'plus-settings-everywhere')}
        </Button>
      }
      message={<Failed call={call} />}
    />
  );
}
