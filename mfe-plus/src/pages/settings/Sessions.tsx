import { latePiece, useFact, useLatePiece, useText } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { SettingsSection } from '../../features/settings/SettingsSection.tsx';
import { SignOutEverywhere } from '../../features/settings/SignOutEverywhere.tsx';

const SessionList = latePiece(async () => (await import(/* webpackChunkName: "session-list" */ './session-list.ts')).sessionList);

/** The list is fetched for users alone. Where it cannot be, ending all sessions is there without it. */
export function Sessions() {
  const text = useText();
  const isSignedIn = useFact('session').status === 'signed-in';
  const { isThere, fetch } = useLatePiece(SessionList);
  useEffect(() => {
    if (isSignedIn) void fetch();
  }, [isSignedIn, fetch]);
  return (
    <SettingsSection title={text('plus-settings-sessions')}>
      {isThere && isSignedIn && <SessionList Failed={FailedCall} />}
      <SignOutEverywhere Failed={FailedCall} />
    </SettingsSection>
  );
}
