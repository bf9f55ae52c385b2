import { changeSettings } from '@webdocs/contracts/api/account';
import { Button } from '@webdocs/design/Button';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useFact, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import { conversationsAddress } from './conversations-address.ts';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { isNotAvailable } from '../../calls/is-not-available.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { deleteHistory } from '../../data/ai-help-history.ts';
import { RowNote } from './RowNote.tsx';
import { SavedSwitch } from './SavedSwitch.tsx';
import { SettingRow } from './SettingRow.tsx';

export function AiHelpHistory({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const { settings, status } = useFact('session');
  return (
    <>
      <SavedSwitch
        label={text('plus-settings-history')}
        text={text('plus-settings-history-text')}
        // A reader who has not chosen keeps it.
        checked={status === 'signed-in' && (settings.aiHelpHistory ?? true)}
        disabled={status !== 'signed-in'}
        save={(ai_help_history) => callApi(changeSettings, { body: { ai_help_history } })}
        Failed={Failed}
      />
      <DeleteHistory Failed={Failed} />
      <SettingRow
        name={text('plus-settings-conversations')}
        text={text('plus-settings-conversations-text')}
        action={
          <Button href={conversationsAddress()} download>
            {text('plus-settings-conversations-download')}
          </Button>
        }
      />
      <SavedSwitch
        label={text('plus-settings-unanswered')}
        text={text('plus-settings-unanswered-text')}
        checked={settings.aiHelpShareUnanswered}
        disabled={status !== 'signed-in'}
        save={(ai_help_share_unanswered) => callApi(changeSettings, { body: { ai_help_share_unanswered } })}
        Failed={Failed}
      />
    </>
  );
}

function DeleteHistory({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const call = useRepeatableCall();
  const [outcome, setOutcome] = useState<'deleted' | 'absent'>();

  function askAndDelete() {
    if (!window.confirm(text('plus-settings-history-confirm'))) return;
    setOutcome(undefined);
    call.run(async () => setOutcome(await deleteIfThereIs()));
  }

  return (
    <SettingRow
      name={text('plus-settings-history-name')}
      text={text('plus-settings-history-delete-text')}
      action={
        <Button aria-disabled={call.isPending || undefined} onClick={askAndDelete}>
          {text(call.isPending ? 'plus-settings-history-deleting' : 'plus-settings-history-delete')}
        </Button>
      }
      message={
        <>
          <RowNote tone={outcome === 'deleted' ? 'done' : 'note'}>{outcome && text(`plus-settings-history-${outcome}`)}</RowNote>
          <Failed call={call} />
        </>
      }
    />
  );
}

/** A site without AI Help has no history either, and says so instead of failing. */
async function deleteIfThereIs(): Promise<'deleted' | 'absent'> {
  try {
    await deleteHistory();
    return 'deleted';
  } catch (thrown) {
    if (isNotAvailable(thrown)) return 'absent';
    throw thrown;
  }
}
