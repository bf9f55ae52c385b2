import type { CollectionImport, CollectionImportReply } from '@webdocs/contracts/api/collections';
import { collectionLimits } from '@webdocs/contracts/api/collections';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Select } from '@webdocs/design/Select';
import { definePiece, useConfiguration, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { RepeatableCall } from '../../calls/repeatable-call.ts';
import type { FileContent, FileFlaw } from './file-links.ts';
import { ImportResult } from './ImportResult.tsx';
import { readFile } from './read-file.ts';
import styles from './ImportCollections.module.css';
import words from './words/en-US.ftl';

interface ImportCollectionsProps {
  readonly open: boolean;
  /** Collections that everything may go into. */
  readonly targets: ReadonlyArray<{ readonly name: string; readonly shownName: string }>;
  readonly call: RepeatableCall;
  readonly notice: ReactNode;
  readonly onClose: () => void;
  readonly onImport: (content: CollectionImport) => Promise<CollectionImportReply>;
}

interface Step {
  readonly content: FileContent;
  readonly reply: CollectionImportReply;
  /** Brought in, and not only tried. */
  readonly isDone: boolean;
}

/** Brings in what was exported here or elsewhere: first it is said what would become of it, then it is done. */
function ImportCollections({ open, targets, call, notice, onClose, onImport }: ImportCollectionsProps) {
  const text = useText();
  const { siteTitle: site } = useConfiguration();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [target, setTarget] = useState('');
  const [flaw, setFlaw] = useState<FileFlaw>();
  const [step, setStep] = useState<Step>();

  useEffect(() => {
    if (!open) return;
    setFile(undefined);
    setTarget('');
    setFlaw(undefined);
    setStep(undefined);
    call.forget();
  }, [open]);

  const shownName = (name: string) => targets.find((one) => one.name === name)?.shownName ?? name;

  function changed() {
    setFlaw(undefined);
    setStep(undefined);
    call.forget();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (call.isPending || isVain) return;
    const content = await readFile(file, location.origin);
    if (typeof content === 'string') return setFlaw(content);
    const isDone = step !== undefined;
    const collections = into(target, content.collections);
    call.run(async () => {
      const reply = await onImport(isDone ? { collections } : { collections, dry_run: true });
      setStep({ content, reply, isDone });
    });
  }

  const isDone = step?.isDone ?? false;
  const isVain = step?.reply.collections_added === 0 && step.reply.items_added === 0;
  const [idle, pending] = step
    ? (['plus-import-submit', 'plus-import-pending'] as const)
    : (['plus-import-check', 'plus-import-checking'] as const);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('plus-import')}
      closeLabel={text('plus-close')}
      actions={
        isDone ? (
          <Button key="done" kind="primary" onClick={onClose}>
            {text('plus-import-done')}
          </Button>
        ) : (
          <>
            <Button kind="quiet" disabled={call.isPending} onClick={onClose}>
              {text('plus-cancel')}
            </Button>
            <Button
              key="import"
              kind="primary"
              type="submit"
              form={id}
              aria-disabled={call.isPending || isVain || undefined}
              aria-describedby={isVain ? `${id}-result` : undefined}
            >
              {text(call.isPending ? pending : idle)}
            </Button>
          </>
        )
      }
    >
      {!isDone && (
        <form id={id} className={styles.form} onSubmit={(event) => void submit(event)}>
          <p className={styles.text}>{text('plus-import-text', { site })}</p>
          <label className={styles.file}>
            <span>{text('plus-import-file')}</span>
            <input
              type="file"
              accept=".json,.csv,.html,.htm,.md,application/json,text/csv,text/html,text/markdown"
              disabled={call.isPending}
              aria-invalid={flaw ? true : undefined}
              aria-describedby={`${id}-flaw`}
              onChange={({ currentTarget }) => {
                setFile(currentTarget.files?.[0]);
                changed();
              }}
            />
          </label>
          <Select
            label={text('plus-import-into')}
            value={target}
            disabled={call.isPending}
            onChange={({ currentTarget }) => {
              setTarget(currentTarget.value);
              changed();
            }}
          >
            <option value="">{text('plus-import-into-folders')}</option>
            {targets.map(({ name, shownName }) => (
              <option key={name} value={name}>
                {shownName}
              </option>
            ))}
          </Select>
          <p id={`${id}-flaw`} className={styles.flaw} role="alert">
            {flaw && text('plus-call-error', { message: text(`plus-import-${flaw}`, { limit: collectionLimits.imported }) })}
          </p>
          {notice}
        </form>
      )}
      {/* There from the start, so that what comes into it is read out. */}
      <div id={`${id}-result`} role="status">
        {step && <ImportResult reply={step.reply} foreign={step.content.foreign} isDone={isDone} shownName={shownName} />}
      </div>
    </Dialog>
  );
}

/** Everything into one collection, whatever the folders of the file. */
function into(target: string, collections: CollectionImport['collections']): CollectionImport['collections'] {
  return target === '' ? collections : [{ name: target, items: collections.flatMap(({ items }) => items) }];
}

export const importCollections = definePiece({ component: ImportCollections, messages: words });
