import type { CollectionImport, CollectionImportReply } from '@webdocs/contracts/api/collections';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { RepeatableCall } from '../../calls/repeatable-call.ts';
import { ImportResult } from './ImportResult.tsx';
import styles from './ImportCollections.module.css';

interface ImportCollectionsProps {
  readonly open: boolean;
  readonly call: RepeatableCall;
  readonly notice: ReactNode;
  readonly onClose: () => void;
  readonly onImport: (content: CollectionImport) => Promise<CollectionImportReply>;
}

/** What the API takes at most. */
const largestFile = 4 * 1024 * 1024;

/** Brings back what was exported: from a file, with an account of what came in and what did not. */
export function ImportCollections({ open, call, notice, onClose, onImport }: ImportCollectionsProps) {
  const text = useText();
  const { siteTitle: site } = useConfiguration();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [flaw, setFlaw] = useState<'missing' | 'unreadable' | 'too-large'>();
  const [reply, setReply] = useState<CollectionImportReply>();

  useEffect(() => {
    if (!open) return;
    setFile(undefined);
    setFlaw(undefined);
    setReply(undefined);
    call.forget();
  }, [open]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (call.isPending) return;
    const content = await contentOf(file);
    if (typeof content === 'string') return setFlaw(content);
    call.run(async () => setReply(await onImport(content)));
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('plus-import')}
      closeLabel={text('plus-close')}
      actions={
        reply ? (
          <Button key="done" kind="primary" onClick={onClose}>
            {text('plus-import-done')}
          </Button>
        ) : (
          <>
            <Button kind="quiet" disabled={call.isPending} onClick={onClose}>
              {text('plus-cancel')}
            </Button>
            <Button key="import" kind="primary" type="submit" form={id} aria-disabled={call.isPending || undefined}>
              {text(call.isPending ? 'plus-import-pending' : 'plus-import-submit')}
            </Button>
          </>
        )
      }
    >
      {/* There from the start, so that what comes into it is read out. */}
      <div role="status">{reply && <ImportResult reply={reply} />}</div>
      {!reply && (
        <form id={id} className={styles.form} onSubmit={(event) => void submit(event)}>
          <p className={styles.text}>{text('plus-import-text', { site })}</p>
          <label className={styles.file}>
            <span>{text('plus-import-file')}</span>
            <input
              type="file"
              accept=".json,application/json"
              disabled={call.isPending}
              aria-invalid={flaw ? true : undefined}
              aria-describedby={`${id}-flaw`}
              onChange={({ currentTarget }) => {
                setFile(currentTarget.files?.[0]);
                setFlaw(undefined);
                call.forget();
              }}
            />
          </label>
          <p id={`${id}-flaw`} className={styles.flaw} role="alert">
            {flaw && text('plus-call-error', { message: text(`plus-import-${flaw}`) })}
          </p>
          {notice}
        </form>
      )}
    </Dialog>
  );
}

async function contentOf(file: File | undefined): Promise<CollectionImport | 'missing' | 'unreadable' | 'too-large'> {
  if (!file) return 'missing';
  if (file.size > largestFile) return 'too-large';
  try {
    const content: unknown = JSON.parse(await file.text());
    // What is wrong inside, the API says with the place of it.
    return typeof content === 'object' && content !== null && 'collections' in content ? (content as CollectionImport) : 'unreadable';
  } catch {
    return 'unreadable';
  }
}
