import { deleteAccount } from '@webdocs/contracts/api/account';
import { isPlusSubscriber } from '@webdocs/contracts/events/event';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Field } from '@webdocs/design/Field';
import { call as callApi } from '@webdocs/remote-kit/call';
import { definePiece, useConfiguration, useFact, usePublish, useText } from '@webdocs/remote-kit';
import { useId, useState, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { hasCapability } from '../../capabilities/capabilities.ts';
import styles from './DeleteWindow.module.css';
import words from './words/en-US.ftl';

interface DeleteWindowProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the account is gone. */
  readonly onGone: () => void;
  readonly Failed: FailedCallComponent;
}

/** The way out. What goes is said before, and the address has to be typed: no account is deleted by accident. */
function DeleteWindow({ open, onClose, onGone, Failed }: DeleteWindowProps) {
  const text = useText();
  const publish = usePublish();
  const configuration = useConfiguration();
  const session = useFact('session');
  const call = useRepeatableCall();
  const [typed, setTyped] = useState('');
  const formId = useId();
  const email = session.email ?? '';
  const isConfirmed = email !== '' && typed.trim().toLowerCase() === email.toLowerCase();

  const goes = [
    'collections',
    'settings',
    'sign-in',
    ...(hasCapability('aiHelp', configuration) ? ['history'] : []),
    ...(isPlusSubscriber(session) ? ['subscription'] : []),
  ];
  const deleteForGood = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isConfirmed) return;
    call.run(async () => {
      await callApi(deleteAccount);
      onGone();
      publish('session/ended', { at: Date.now() });
    });
  };
  const close = () => {
    onClose();
    setTyped('');
    call.forget();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('plus-settings-delete-title')}
      closeLabel={text('plus-settings-delete-cancel')}
      actions={
        <>
          <Button kind="quiet" onClick={close}>
            {text('plus-settings-delete-cancel')}
          </Button>
          <Button type="submit" form={formId} kind="danger" disabled={!isConfirmed} aria-disabled={call.isPending || undefined}>
            {text(call.isPending ? 'plus-settings-delete-working' : 'plus-settings-delete-do')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={deleteForGood}>
        <p>{text('plus-settings-delete-what')}</p>
        <ul className={styles.goes}>
          {goes.map((id) => (
            <li key={id}>{text(`plus-settings-delete-${id}`)}</li>
          ))}
        </ul>
        <Field
          label={text('plus-settings-delete-type', { email })}
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Failed call={call} />
      </form>
    </Dialog>
  );
}

export const deleteWindow = definePiece({ component: DeleteWindow, messages: words });
