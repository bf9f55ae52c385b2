import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { useRef, useState } from 'react';
import type { FailedCallComponent } from './failed-call-component.ts';
import { useRepeatableCall } from './repeatable-call.ts';

interface DeleteDialogProps {
  /** Of what is deleted. */
  readonly name: string;
  readonly texts: { readonly title: string; readonly question: string; readonly cancel: string; readonly working: string };
  /** Asks the site for it. */
  readonly run: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly Failed: FailedCallComponent;
}

/** The question before a deletion. */
export function DeleteDialog({ name, texts, run, onClose, onDeleted, Failed }: DeleteDialogProps) {
  const call = useRepeatableCall();
  // The browser closes it, and gives the focus back, before it is taken away.
  const [isOpen, setOpen] = useState(true);
  const isDone = useRef(false);
  const submit = () =>
    call.run(async () => {
      await run();
      isDone.current = true;
      setOpen(false);
    });
  return (
    <Dialog
      open={isOpen}
      onClose={() => (isDone.current ? onDeleted() : onClose())}
      title={texts.title}
      subtitle={name}
      closeLabel={texts.cancel}
      actions={
        <>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            {texts.cancel}
          </Button>
          <Button kind="danger" aria-disabled={call.isPending || undefined} onClick={submit}>
            {call.isPending ? texts.working : texts.title}
          </Button>
        </>
      }
    >
      <p>{texts.question}</p>
      <Failed call={call} />
    </Dialog>
  );
}
