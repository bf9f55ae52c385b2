import { collectionLimits } from '@webdocs/contracts/api/collections';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Textarea } from '@webdocs/design/Textarea';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { RepeatableCall } from '../../calls/repeatable-call.ts';
import styles from './NoteForm.module.css';

interface NoteFormProps {
  readonly open: boolean;
  /** The article that the note is about. */
  readonly title: string;
  readonly note: string;
  readonly call: RepeatableCall;
  readonly notice: ReactNode;
  readonly onClose: () => void;
  readonly onSave: (note: string) => Promise<unknown>;
}

/** The window in which a note is written. */
export function NoteForm({ open, title, note, call, notice, onClose, onSave }: NoteFormProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(note);

  useEffect(() => {
    if (!open) return;
    setTyped(note);
    call.forget();
  }, [open]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (call.isPending) return;
    call.run(async () => {
      await onSave(typed.trim());
      onClose();
    });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text(note ? 'plus-items-note-edit' : 'plus-items-note-add')}
      subtitle={title}
      closeLabel={text('plus-close')}
      actions={
        <>
          <Button kind="quiet" disabled={call.isPending} onClick={onClose}>
            {text('plus-cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} aria-disabled={call.isPending || undefined}>
            {text(call.isPending ? 'plus-saving' : 'plus-save-submit')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit}>
        <Textarea
          label={text('plus-save-note')}
          hint={text('plus-save-note-hint')}
          rows={4}
          value={typed}
          disabled={call.isPending}
          maxLength={collectionLimits.notes}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {notice}
      </form>
    </Dialog>
  );
}
