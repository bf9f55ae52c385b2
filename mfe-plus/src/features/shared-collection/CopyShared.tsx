import { collectionLimits, type CollectionInfo } from '@webdocs/contracts/api/collections';
import { isPlusSubscriber } from '@webdocs/contracts/events/event';
import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { copy } from '@webdocs/design/drawings';
import { useConfiguration, useFact, useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { signInAddress } from '../../calls/sign-in-address.ts';
import styles from './SharedCollection.module.css';

interface CopySharedProps {
  readonly address: Address;
  readonly onCopy: () => Promise<CollectionInfo>;
  readonly FailedCall: FailedCallComponent;
}

/** Makes a shared collection the reader's own. Until a script says who is there, the way leads to logging in. */
export function CopyShared({ address, onCopy, FailedCall }: CopySharedProps) {
  const text = useText();
  const locale = useLocale();
  const session = useFact('session');
  const { readOnly } = useConfiguration();
  const call = useRepeatableCall();
  const [made, setMade] = useState<CollectionInfo>();
  if (readOnly) return null;
  if (session.status !== 'signed-in' && !made && call.failure === undefined) {
    return (
      <Button href={signInAddress(address)} rel="nofollow">
        {text('plus-shared-sign-in')}
      </Button>
    );
  }
  return (
    <div className={styles.copying}>
      {made ? (
        <Button kind="primary" href={`/${locale}/plus/collections/${made.id}`}>
          {text('plus-shared-open', { name: made.name })}
        </Button>
      ) : (
        <Button
          kind="primary"
          icon={<Glyph of={copy} />}
          aria-disabled={call.isPending || undefined}
          onClick={() => call.run(async () => setMade(await onCopy()))}
        >
          {text(call.isPending ? 'plus-shared-copying' : 'plus-shared-copy')}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {made && text('plus-shared-copied', { name: made.name })}
      </p>
      <FailedCall call={call} />
      {call.failure !== undefined && !isPlusSubscriber(session) && (
        <p className={styles.limit}>
          {text('plus-shared-limit', { limit: collectionLimits.coreCollections })}{' '}
          <a href={`/${locale}/plus#subscribe`}>{text('plus-shared-upgrade')}</a>
        </p>
      )}
    </div>
  );
}
