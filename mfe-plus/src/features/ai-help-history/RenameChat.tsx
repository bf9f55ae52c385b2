import { aiHelpLimits, type ChatSummary } from '@webdocs/contracts/api/ai-help';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Field } from '@webdocs/design/Field';
import { useText } from '@webdocs/remote-kit';
import { useId, useState, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';

interface RenameChatProps {
  readonly chat: ChatSummary;
  readonly rename: (label: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly Failed: FailedCallComponent;
}

export function RenameChat({ chat, rename, onClose, Failed }: RenameChatProps) {
  const text = useText();
  const call = useRepeatableCall();
  const id = useId();
  const [label, setLabel] = useState(chat.label);
  const [isOpen, setOpen] = useState(true);
  const isEmpty = label.trim() === '';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isEmpty) return;
    call.run(async () => {
      await rename(label.trim());
      setOpen(false);
    });
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={text('plus-history-rename-title')}
      closeLabel={text('plus-history-close')}
      actions={
        <>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            {text('plus-history-cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} disabled={isEmpty} aria-disabled={call.isPending || undefined}>
            {text('plus-history-save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Field
          label={text('plus-history-name')}
          value={label}
          maxLength={aiHelpLimits.label}
          required
          autoComplete="off"
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
      </form>
      <Failed call={call} />
    </Dialog>
  );
}
