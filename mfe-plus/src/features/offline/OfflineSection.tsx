import { keptRunnerOf } from '@webdocs/contracts/samples/kept-runner';
import { Button } from '@webdocs/design/Button';
import { Note } from '@webdocs/design/Note';
import { Switch } from '@webdocs/design/Switch';
import { useConfiguration, useFact, useLocale, useText } from '@webdocs/remote-kit';
import { AreaList } from './AreaList.tsx';
import { areaRows } from './area-rows.ts';
import { OfflineHistory } from './OfflineHistory.tsx';
import { OfflineProblem } from './OfflineProblem.tsx';
import styles from './OfflineSection.module.css';
import { StorageCard } from './StorageCard.tsx';
import { useOffline } from './use-offline.ts';

/** Areas to keep on this device, what they take up, and how they are used. */
export function OfflineSection() {
  const { features } = useFact('session');
  return features.includes('offline') ? <OfflineSettings /> : <ForSubscribers />;
}

function ForSubscribers() {
  const text = useText();
  const locale = useLocale();
  const { products } = useConfiguration();
  return (
    <div className={styles.invitation}>
      <p>{text('plus-offline-subscribe')}</p>
      <Button href={`/${locale}/plus#subscribe`}>{text('plus-offline-subscribe-link', products)}</Button>
      <p className={styles.files}>{text('plus-offline-files')}</p>
    </div>
  );
}

function OfflineSettings() {
  const text = useText();
  const locale = useLocale();
  const offline = useOffline(locale, keptRunnerOf(useConfiguration()));
  const { state, settings, pong, choice, storage, index } = offline;
  if (state === 'looking') return <p role="status">{text('plus-offline-looking')}</p>;
  if (state === 'unsupported') return <Note title={text('plus-offline-unsupported')}>{text('plus-offline-unsupported-text')}</Note>;
  const rows = areaRows(index, choice ?? { locale, areas: [] }, pong?.status.areas ?? []);
  return (
    <div className={styles.section}>
      <OfflineProblem problem={offline.problem} pong={pong} again={offline.again} />
      {state === 'ready' && (
        <div className={styles.columns}>
          <div className={styles.areas}>
            <AreaList rows={rows} offline={offline} />
            <div className={styles.switches}>
              <Switch
                label={text('plus-offline-prefer-online')}
                checked={settings.preferOnline}
                onChange={({ currentTarget }) => offline.change({ preferOnline: currentTarget.checked })}
              />
              <p>{text('plus-offline-prefer-online-text')}</p>
              <Switch
                label={text('plus-offline-auto')}
                checked={settings.autoUpdates}
                onChange={({ currentTarget }) => offline.change({ autoUpdates: currentTarget.checked })}
              />
              <p>{text('plus-offline-auto-text')}</p>
            </div>
          </div>
          <StorageCard rows={rows} storage={storage} persist={offline.persist} clear={offline.clear} />
        </div>
      )}
      <p className={styles.files}>{text('plus-offline-files')}</p>
      <OfflineHistory />
    </div>
  );
}
