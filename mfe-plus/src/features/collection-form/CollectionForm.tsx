import { collectionLimits, type CollectionInput } from '@webdocs/contracts/api/collections';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Field } from '@webdocs/design/Field';
import { Textarea } from '@webdocs/design/Textarea';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ConflictNote } from '../../collection-conflict/ConflictNote.tsx';
import type { RepeatableCall } from '../../calls/repeatable-call.ts';
import { saveByKeys } from '../../form-keys/save-by-keys.ts';
import styles from './CollectionForm.module.css';

interface CollectionFormProps {
  readonly open: boolean;
  /** The collection to edit; absent where one is made. */
  readonly collection?: { readonly name: string; readonly description?: string };
  /** The plan holds no more collections: an upgrade is offered in place of the form. */
  readonly isFull: boolean;
  readonly call: RepeatableCall;
  /** What is said of a call that failed. */
  readonly notice: ReactNode;
  readonly onClose: () => void;
  /** `seen`: what the collection was when the reader last saw it. */
  readonly onSave: (input: CollectionInput, seen: CollectionInput) => Promise<unknown>;
  /** What it became in the meantime, where that is why the last call failed. */
  readonly theirs?: CollectionInput | undefined;
}

const { name: longestName, description: longestDescription } = collectionLimits;

/** The window in which a collection is made or edited. */
export function CollectionForm({ open, collection, isFull, call, notice, onClose, onSave, theirs }: CollectionFormProps) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isTried, setTried] = useState(false);
  const seen = useRef<CollectionInput>({ name: '' });

  // Each opening begins with what the collection is now.
  useEffect(() => {
    if (!open) return;
    setName(collection?.name ?? '');
    setDescription(collection?.description ?? '');
    setTried(false);
    seen.current = { name: collection?.name ?? '', description: collection?.description ?? '' };
    call.forget();
  }, [open]);

  const tooLong = (limit: number) => text('plus-too-long', { limit: String(limit) });
  const counter = (length: number, limit: number) => text('plus-characters', { length: String(length), limit: String(limit) });
  const nameError =
    name.trim().length > longestName
      ? tooLong(longestName)
      : isTried && !name.trim()
        ? text('plus-collection-form-name-missing')
        : undefined;
  const descriptionError = description.trim().length > longestDescription ? tooLong(longestDescription) : undefined;
  // Where the last free place is being taken, the form stays until it closes.
  const isPrompt = isFull && !collection && !call.isPending;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (call.isPending) return;
    const [nameField, descriptionField] = event.currentTarget.querySelectorAll<HTMLElement>('input, textarea');
    if (nameError || !name.trim()) return nameField?.focus();
    if (descriptionError) return descriptionField?.focus();
    save();
  }

  function save() {
    call.run(async () => {
      await onSave({ name: name.trim(), description: description.trim() }, seen.current);
      onClose();
    });
  }

  const close = (
    <Button key="close" kind="quiet" disabled={call.isPending} onClick={onClose}>
      {text('plus-cancel')}
    </Button>
  );
  if (isPrompt) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={text('plus-collection-full')}
        closeLabel={text('plus-close')}
        actions={[
          close,
          <Button key="upgrade" kind="primary" href={`/${locale}/plus#subscribe`}>
            {text('plus-upgrade')}
          </Button>,
        ]}
      >
        <p className={styles.prompt}>{text('plus-collection-full-text', { limit: collectionLimits.coreCollections })}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text(collection ? 'plus-collection-form-edit' : 'plus-collection-form-new')}
      closeLabel={text('plus-close')}
      actions={[
        close,
        <Button key="save" kind="primary" type="submit" form={id} aria-disabled={call.isPending || undefined}>
          {text(call.isPending ? 'plus-saving' : 'plus-save-submit')}
        </Button>,
      ]}
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit} onKeyDown={saveByKeys}>
        <fieldset className={styles.form} disabled={call.isPending}>
          <Field
            label={text('plus-collection-form-name')}
            value={name}
            required
            autoComplete="off"
            reserveMessage
            error={nameError}
            after={counter(name.length, longestName)}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Textarea
            label={text('plus-collection-form-description')}
            value={description}
            maxLength={longestDescription}
            mayExceed
            counter={counter}
            error={descriptionError}
            hint={text('plus-collection-form-optional')}
            onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          />
        </fieldset>
        {theirs ? (
          <ConflictNote
            onTakeTheirs={() => {
              seen.current = theirs;
              setName(theirs.name);
              setDescription(theirs.description ?? '');
              call.forget();
            }}
            onKeepMine={() => {
              seen.current = theirs;
              save();
            }}
          >
            <p>{theirs.name}</p>
            {theirs.description && <p>{theirs.description}</p>}
          </ConflictNote>
        ) : (
          notice
        )}
      </form>
    </Dialog>
  );
}
