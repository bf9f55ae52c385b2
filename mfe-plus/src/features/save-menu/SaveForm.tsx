import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { Select } from '@webdocs/design/Select';
import { Textarea } from '@webdocs/design/Textarea';
import { collectionLimits } from '@webdocs/contracts/api/collections';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { RepeatableCall } from '../../calls/repeatable-call.ts';
import { saveByKeys } from '../../form-keys/save-by-keys.ts';
import styles from './SaveForm.module.css';

/** What a reader says of a page that they keep. */
export interface SavedItem {
  readonly title: string;
  readonly notes: string;
}

interface SaveFormProps {
  /** The title of the page, until the reader has another. */
  readonly suggested: string;
  readonly collections: ReadonlyArray<{ readonly id: string; readonly name: string; readonly isSaved: boolean }>;
  readonly selected: string;
  /** The page as it is in the selected collection. */
  readonly existing: { readonly title: string; readonly notes?: string } | undefined;
  readonly isOpen: boolean;
  readonly call: RepeatableCall;
  /** What is said of a call that failed. */
  readonly notice: ReactNode;
  readonly onSelect: (id: string) => void;
  readonly onCreate: () => void;
  readonly onSave: (item: SavedItem) => Promise<void>;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

const creation = '+';

export function SaveForm(props: SaveFormProps) {
  const { suggested, collections, selected, existing, isOpen, call, notice } = props;
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<SavedItem>>({});
  const [isMissing, setMissing] = useState(false);
  const [doing, setDoing] = useState<'saving' | 'deleting'>();
  const { title, notes } = { title: existing?.title ?? suggested, notes: existing?.notes ?? '', ...typed };
  const error = isMissing && !title.trim() ? text('plus-call-error', { message: text('plus-save-title-missing') }) : undefined;

  useEffect(() => {
    if (isOpen) form.current?.querySelector('select')?.focus({ preventScroll: true });
  }, [isOpen]);

  function start(what: 'saving' | 'deleting', work: () => Promise<void>) {
    setDoing(what);
    call.run(async () => {
      await work();
      close();
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (call.isPending) return;
    if (title.trim()) return start('saving', () => props.onSave({ title: title.trim(), notes: notes.trim() }));
    setMissing(true);
    form.current?.querySelector('input')?.focus();
  }

  function close() {
    setTyped({});
    setMissing(false);
    props.onClose();
  }

  const pending = call.isPending ? doing : undefined;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onKeyDown={saveByKeys}>
      <fieldset className={styles.fields} disabled={call.isPending}>
        <Select
          label={text('plus-save-collection')}
          value={selected}
          onChange={({ currentTarget: { value } }) => (value === creation ? props.onCreate() : props.onSelect(value))}
        >
          {collections.map(({ id, name, isSaved }) => (
            <option key={id} value={id}>{`${isSaved ? '★' : '☆'} ${name}`}</option>
          ))}
          <option value={creation}>{text('plus-save-collection-new')}</option>
        </Select>
        <Field
          label={text('plus-save-item-title')}
          value={title}
          required
          maxLength={collectionLimits.title}
          error={error}
          onChange={({ currentTarget }) => setTyped({ ...typed, title: currentTarget.value })}
        />
        <Textarea
          label={text('plus-save-note')}
          hint={text('plus-save-note-hint')}
          value={notes}
          maxLength={collectionLimits.notes}
          onChange={({ currentTarget }) => setTyped({ ...typed, notes: currentTarget.value })}
        />
      </fieldset>
      {notice}
      <div className={styles.actions}>
        {existing && (
          <Button
            kind="quiet"
            className={styles.delete}
            aria-disabled={call.isPending || undefined}
            onClick={call.isPending ? undefined : () => start('deleting', props.onDelete)}
          >
            {text(pending === 'deleting' ? 'plus-deleting' : 'plus-save-delete')}
          </Button>
        )}
        <Button
          kind="quiet"
          disabled={call.isPending}
          onClick={() => {
            call.forget();
            close();
          }}
        >
          {text('plus-cancel')}
        </Button>
        <Button kind="primary" type="submit" aria-disabled={call.isPending || undefined}>
          {text(pending === 'saving' ? 'plus-saving' : 'plus-save-submit')}
        </Button>
      </div>
    </form>
  );
}
