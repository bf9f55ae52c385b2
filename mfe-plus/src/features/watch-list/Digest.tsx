import { digestRhythms, type DigestRhythm } from '@webdocs/contracts/api/watching';
import { Select } from '@webdocs/design/Select';
import { useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { saveDigest, useWatching } from '../../data/watch-store.ts';
import styles from './Digest.module.css';
import { DigestNow } from './DigestNow.tsx';

/** How often mail tells of what a reader watches. It is saved when it is chosen. */
export function Digest({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const { list } = useWatching();
  const call = useRepeatableCall();
  const [chosen, choose] = useState<DigestRhythm>();
  const canMail = list?.can_mail ?? false;

  const save = (rhythm: DigestRhythm) =>
    call.run(async () => {
      choose(rhythm);
      await saveDigest(rhythm).finally(() => choose(undefined));
    });

  return (
    <div className={styles.row}>
      <Select
        label={text('plus-digest')}
        hint={text(list && !canMail ? 'plus-digest-no-mail' : 'plus-digest-text')}
        value={chosen ?? list?.digest ?? 'weekly'}
        disabled={!canMail}
        onChange={({ currentTarget: { value } }) => save(value as DigestRhythm)}
      >
        {digestRhythms.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {text(`plus-digest-${rhythm}`)}
          </option>
        ))}
      </Select>
      <p className={styles.state} role="status">
        {call.isPending ? text('plus-digest-saving') : ''}
      </p>
      <Failed call={call} />
      {canMail && list?.digest !== 'off' && list?.watches[0] && <DigestNow Failed={Failed} />}
    </div>
  );
}
