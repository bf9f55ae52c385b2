import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import type { RepeatableCall } from '../../calls/repeatable-call.ts';
import styles from './DeleteCollection.module.css';

interface DeleteCollectionProps {
  readonly open: boolean;
  readonly name: string;
  readonly count: number;
  readonly call: RepeatableCall;
  readonly notice: ReactNode;
  readonly onClose: () => void;
  readonly onDelete: () => Promise<unknown>;
}

/** Asks once more before a collection goes with all that is in it. */
export function DeleteCollection({ open, name, count, call, notice, onClose, onDelete }: DeleteCollectionProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('plus-collection-delete', { name })}
      closeLabel={text('plus-close')}
      actions={
        <>
          <Button kind="quiet" disabled={call.isPending} onClick={onClose}>
            {text('plus-cancel')}
          </Button>
          <Button
            kind="danger"
            aria-disabled={call.isPending || undefined}
            onClick={() =>
              call.run(async () => {
                await onDelete();
                onClose();
              })
            }
          >
            {text(call.isPending ? 'plus-deleting' : 'plus-collections-delete')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text('plus-collection-delete-text', { count })}</p>
      {notice}
    </Dialog>
  );
}
