import { headingId } from '@webdocs/contracts/page/document-ids';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { LoadingPlaceholder } from '@webdocs/page-states/loading/LoadingPlaceholder';
import { latePiece, useConfiguration, useFact, useLatePiece, useText, type PartProps } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { hasCapability } from '../../capabilities/capabilities.ts';
import { EarlyAccess } from '../../features/early-access/EarlyAccess.tsx';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { AdFree } from '../../features/settings/AdFree.tsx';
import { AiHelpHistory } from '../../features/settings/AiHelpHistory.tsx';
import { ExportCollections } from '../../features/settings/ExportCollections.tsx';
import { ExportPlaygrounds } from '../../features/settings/ExportPlaygrounds.tsx';
import { Goodbye } from '../../features/settings/Goodbye.tsx';
import { Invitation } from '../../features/settings/Invitation.tsx';
import { ManageAccount } from '../../features/settings/ManageAccount.tsx';
import { Newsletter } from '../../features/settings/Newsletter.tsx';
import { SettingsSection } from '../../features/settings/SettingsSection.tsx';
import { SubscriptionReturn } from '../../features/subscription-return/SubscriptionReturn.tsx';
import { Deleting } from './Deleting.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './SettingsPage.module.css';

const WatchSettings = latePiece(async () => (await import(/* webpackChunkName: "watch-settings" */ './watch-settings.tsx')).watchSettings);

const OfflineSettings = latePiece(
  async () => (await import(/* webpackChunkName: "offline-settings" */ './offline-settings.ts')).offlineSettings,
);

/** Who reads is marked on the root: the page holds the settings and the way to sign in, and shows one of them. */
export function SettingsPage({ page, address }: PartProps) {
  const text = useText();
  const configuration = useConfiguration();
  const { features } = configuration;
  const canWatch = hasCapability('updates', configuration);
  const [isGone, setGone] = useState(false);
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  if (isGone) {
    return (
      <div className={styles.page}>
        <Goodbye />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 id={headingId}>{text('plus-settings-title')}</h1>
        <p>{text('plus-settings-lede')}</p>
        <p className={styles.noScript}>{text('plus-settings-no-script')}</p>
      </header>
      <SubscriptionReturn search={address.search} />
      <div className={styles.visitor}>
        <Invitation address={address} />
      </div>
      <div className={styles.member}>
        <SettingsSection title={text('plus-settings-account')}>
          <ManageAccount />
          <ExportCollections />
          {hasCapability('playground', configuration) && <ExportPlaygrounds />}
          <Deleting onGone={() => setGone(true)} />
        </SettingsSection>
        <Sessions />
        {features.ads && (
          <SettingsSection title={text('plus-settings-ads')}>
            <AdFree Failed={FailedCall} />
          </SettingsSection>
        )}
        {hasCapability('offline', configuration) && (
          <SettingsSection title={text('plus-settings-offline')}>
            <Late id="offline" piece={OfflineSettings} />
          </SettingsSection>
        )}
        {hasCapability('aiHelp', configuration) && (
          <SettingsSection title={text('plus-settings-ai-help')}>
            <AiHelpHistory Failed={FailedCall} />
          </SettingsSection>
        )}
        {(features.newsletter || canWatch) && (
          <SettingsSection title={text('plus-settings-updated')}>
            {features.newsletter && (
              <EarlyAccess feature="newsletter">
                <Newsletter Failed={FailedCall} />
              </EarlyAccess>
            )}
            {canWatch && <Late id="watching" piece={WatchSettings} />}
          </SettingsSection>
        )}
      </div>
    </div>
  );
}

interface LateProps {
  readonly id: string;
  readonly piece: typeof WatchSettings;
}

/** What only members need, and not at once. */
function Late({ id, piece: Piece }: LateProps) {
  const isSignedIn = useFact('session').status === 'signed-in';
  const { isThere, hasFailed, fetch } = useLatePiece(Piece);
  useEffect(() => {
    if (isSignedIn) void fetch();
  }, [isSignedIn]);
  const isWaiting = isSignedIn && !isThere && !hasFailed;
  return (
    <div id={id} className={styles.late}>
      {isThere && isSignedIn && <Piece />}
      {isWaiting && <LoadingPlaceholder />}
    </div>
  );
}
