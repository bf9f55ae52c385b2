import { collectionLimits, type CollectionInfo } from '@webdocs/contracts/api/collections';
import { isPlusSubscriber } from '@webdocs/contracts/events/event';
import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { copy } from '@webdocs/design/drawings';
import { useFact, useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import styles from './SharedCollection.module.css';

interface CopySharedProps {
  readonly onCopy: () => Promise<CollectionInfo>;
  readonly FailedCall: FailedCallComponent;
}

/** Makes a shared collection the reader's own. */
export function CopyShared({ onCopy, FailedCall }: CopySharedProps) {
  const text = useText();
  const locale = useLocale();
  const session = useFact('session');
  const call = useRepeatableCall();
  const [made, setMade] = useState<CollectionInfo>();
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
