import { collectionLimits } from '@webdocs/contracts/api/collections';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Textarea } from '@webdocs/design/Textarea';
import { joinCatalogues } from '@webdocs/i18n';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { RepeatableCall } from '../../calls/repeatable-call.ts';
import { ConflictNote } from '../../collection-conflict/ConflictNote.tsx';
import conflictWords from '../../collection-conflict/words/en-US.ftl';
import { saveByKeys } from '../../form-keys/save-by-keys.ts';
import styles from './NoteForm.module.css';
import words from './words/en-US.ftl';

interface NoteFormProps {
  readonly open: boolean;
  /** The article that the note is about. */
  readonly title: string;
  readonly note: string;
  readonly call: RepeatableCall;
  readonly notice: ReactNode;
  readonly onClose: () => void;
  /** `seenAt`: the moment of the last change that the reader saw. */
  readonly onSave: (note: string, seenAt: string) => Promise<unknown>;
  readonly seenAt: string;
  /** What was saved in the meantime, where that is why the last call failed. */
  readonly theirs?: { readonly notes?: string; readonly updated_at: string } | undefined;
}

/** The window in which a note is written. */
function NoteForm({ open, title, note, call, notice, onClose, onSave, seenAt, theirs }: NoteFormProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(note);
  const seen = useRef(seenAt);

  useEffect(() => {
    if (!open) return;
    setTyped(note);
    seen.current = seenAt;
    call.forget();
  }, [open]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!call.isPending) save();
  }

  function save() {
    call.run(async () => {
      await onSave(typed.trim(), seen.current);
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
      <form id={id} className={styles.form} onSubmit={submit} onKeyDown={saveByKeys}>
        <Textarea
          label={text('plus-save-note')}
          hint={text('plus-save-note-hint')}
          rows={4}
          value={typed}
          disabled={call.isPending}
          maxLength={collectionLimits.notes}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {theirs ? (
          <ConflictNote
            onTakeTheirs={() => {
              seen.current = theirs.updated_at;
              setTyped(theirs.notes ?? '');
              call.forget();
            }}
            onKeepMine={() => {
              seen.current = theirs.updated_at;
              save();
            }}
          >
            {theirs.notes ?? text('plus-conflict-no-note')}
          </ConflictNote>
        ) : (
          notice
        )}
      </form>
    </Dialog>
  );
}

export const noteForm = definePiece({ component: NoteForm, messages: joinCatalogues(words, conflictWords) });
