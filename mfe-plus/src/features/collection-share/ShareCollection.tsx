import type { Share, ShareInput } from '@webdocs/contracts/api/shared-collections';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Field } from '@webdocs/design/Field';
import { Switch } from '@webdocs/design/Switch';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useState, type ReactNode } from 'react';
import type { RepeatableCall } from '../../calls/repeatable-call.ts';
import styles from './ShareCollection.module.css';

interface ShareCollectionProps {
  readonly open: boolean;
  readonly name: string;
  /** Undefined until it is known, null where there is none. */
  readonly share: Share | null | undefined;
  readonly addressOf: (share: Share) => string;
  readonly call: RepeatableCall;
  /** What is said of a call that failed. */
  readonly notice: ReactNode;
  readonly onClose: () => void;
  readonly onShare: (input: ShareInput) => Promise<unknown>;
  readonly onEnd: () => Promise<unknown>;
}

/** The window in which a collection gets a link that others can read it by, and loses it. */
export function ShareCollection({ open, name, share, addressOf, call, notice, onClose, onShare, onEnd }: ShareCollectionProps) {
  const text = useText();
  const [withNotes, setWithNotes] = useState(false);
  const [told, setTold] = useState<'copied' | 'not-copied' | 'renewed' | 'ended'>();
  const includesNotes = share?.with_notes ?? withNotes;

  useEffect(() => {
    if (!open) return;
    setTold(undefined);
    call.forget();
  }, [open]);

  function change(work: () => Promise<unknown>, done?: 'renewed' | 'ended') {
    setTold(undefined);
    call.run(async () => {
      await work();
      setTold(done);
    });
  }

  async function copy(address: string) {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setTold(isCopied ? 'copied' : 'not-copied');
    if (!isCopied) document.querySelector<HTMLInputElement>(`#${linkId}`)?.select();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('plus-share-title', { name })}
      closeLabel={text('plus-close')}
      actions={
        share ? (
          <>
            <Button kind="quiet" onClick={onClose}>
              {text('plus-close')}
            </Button>
            <Button kind="primary" onClick={() => void copy(addressOf(share))}>
              {text('plus-share-copy')}
            </Button>
          </>
        ) : (
          <>
            <Button kind="quiet" disabled={call.isPending} onClick={onClose}>
              {text('plus-cancel')}
            </Button>
            <Button
              kind="primary"
              aria-disabled={call.isPending || share === undefined || undefined}
              onClick={share === undefined ? undefined : () => change(() => onShare({ with_notes: withNotes }))}
            >
              {text('plus-share-make')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.content}>
        <p className={styles.text}>{text('plus-share-text')}</p>
        {share && (
          <Field
            id={linkId}
            label={text('plus-share-link')}
            value={addressOf(share)}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <Switch
          label={text('plus-share-notes')}
          checked={includesNotes}
          disabled={call.isPending}
          onChange={({ currentTarget: { checked } }) => {
            setWithNotes(checked);
            if (share) change(() => onShare({ with_notes: checked }));
          }}
        />
        {share && (
          <div className={styles.link}>
            <Button
              size="small"
              aria-disabled={call.isPending || undefined}
              onClick={() => change(() => onShare({ with_notes: includesNotes, renew: true }), 'renewed')}
            >
              {text('plus-share-renew')}
            </Button>
            <Button size="small" aria-disabled={call.isPending || undefined} onClick={() => change(onEnd, 'ended')}>
              {text('plus-share-end')}
            </Button>
          </div>
        )}
        <p className={styles.told} role="status">
          {told && text(`plus-share-${told}`)}
        </p>
        {notice}
      </div>
    </Dialog>
  );
}

const linkId = 'plus-share-link';
