import { collectionLimits } from '@webdocs/contracts/api/collections';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Glyph } from '@webdocs/design/Glyph';
import { Select } from '@webdocs/design/Select';
import { trash } from '@webdocs/design/drawings';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { RepeatableCall } from '../../calls/repeatable-call.ts';
import styles from './SelectionBar.module.css';
import words from './words/en-US.ftl';

interface SelectionBarProps {
  readonly count: number;
  /** Where they can go. */
  readonly others: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  readonly deleting: RepeatableCall;
  readonly moving: RepeatableCall;
  /** What is said of a move that failed. */
  readonly notice: ReactNode;
  readonly onDelete: () => void;
  readonly onMove: (to: string) => Promise<unknown>;
  readonly onClear: () => void;
}

/** What can be done with the chosen articles. */
function SelectionBar({ count, others, deleting, moving, notice, onDelete, onMove, onClear }: SelectionBarProps) {
  const text = useText();
  const id = useId();
  const [isMoving, setMoving] = useState(false);
  const [to, setTo] = useState('');
  const target = others.some((one) => one.id === to) ? to : (others[0]?.id ?? '');

  useEffect(() => {
    if (isMoving) moving.forget();
  }, [isMoving]);

  function submit(event: FormEvent) {
    event.preventDefault();
    moving.run(async () => {
      await onMove(target);
      setMoving(false);
    });
  }

  return (
    <>
      {count > 0 && (
        <div className={styles.bar} role="group" aria-label={text('plus-selection')}>
          <p className={styles.count}>
            {text('plus-selection-count', { count })}
            {count >= collectionLimits.selected && ` ${text('plus-selection-most', { limit: collectionLimits.selected })}`}
          </p>
          {others.length > 0 && (
            <Button size="small" onClick={() => setMoving(true)}>
              {text('plus-selection-move')}
            </Button>
          )}
          <Button
            size="small"
            icon={<Glyph of={trash} />}
            aria-disabled={deleting.isPending || undefined}
            onClick={deleting.isPending ? undefined : onDelete}
          >
            {text(deleting.isPending ? 'plus-deleting' : 'plus-collections-delete')}
          </Button>
          <Button size="small" kind="quiet" onClick={onClear}>
            {text('plus-selection-clear')}
          </Button>
        </div>
      )}
      <Dialog
        open={isMoving}
        onClose={() => setMoving(false)}
        title={text('plus-selection-move-title', { count })}
        closeLabel={text('plus-close')}
        actions={
          <>
            <Button kind="quiet" disabled={moving.isPending} onClick={() => setMoving(false)}>
              {text('plus-cancel')}
            </Button>
            <Button kind="primary" type="submit" form={id} aria-disabled={moving.isPending || undefined}>
              {text(moving.isPending ? 'plus-selection-moving' : 'plus-selection-move-submit')}
            </Button>
          </>
        }
      >
        <form id={id} className={styles.form} onSubmit={submit}>
          <Select
            label={text('plus-collection')}
            value={target}
            disabled={moving.isPending}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          >
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
          {notice}
        </form>
      </Dialog>
    </>
  );
}

export const selectionBar = definePiece({ component: SelectionBar, messages: words });
