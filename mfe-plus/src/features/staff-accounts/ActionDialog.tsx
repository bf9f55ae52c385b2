import { subscriptionTypes, type SubscriptionType } from '@webdocs/contracts/reader/plans';
import { correctPlan, deleteAccountOf, liftSuspension, suspendAccount, type StaffAccountPage } from '@webdocs/contracts/api/staff';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Select } from '@webdocs/design/Select';
import { Textarea } from '@webdocs/design/Textarea';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import styles from './ActionDialog.module.css';

export type StaffActionName = 'suspend' | 'lift' | 'correct' | 'delete';

interface ActionDialogProps {
  readonly action: StaffActionName;
  readonly account: StaffAccountPage;
  readonly onClose: () => void;
  readonly onDone: (action: StaffActionName) => void;
  readonly Failed: FailedCallComponent;
}

const longestReason = 500;

export function ActionDialog({ action, account, onClose, onDone, Failed }: ActionDialogProps) {
  const text = useText();
  const call = useRepeatableCall();
  const [reason, setReason] = useState('');
  const [plan, setPlan] = useState<SubscriptionType>(account.subscription_type);
  const [isChecked, setChecked] = useState(false);
  // The browser closes it, and gives the focus back, before it is taken away.
  const [isOpen, setOpen] = useState(true);
  const isDone = useRef(false);
  const formId = useId();
  const isReady = reason.trim() !== '' && isChecked && (action !== 'correct' || plan !== account.subscription_type);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isReady) return;
    call.run(async () => {
      await perform(action, account.id, reason.trim(), plan);
      isDone.current = true;
      setOpen(false);
    });
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => (isDone.current ? onDone(action) : onClose())}
      title={text(`plus-staff-${action}`)}
      subtitle={account.email}
      closeLabel={text('plus-staff-cancel')}
      actions={
        <>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            {text('plus-staff-cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind={action === 'delete' ? 'danger' : 'primary'}
            disabled={!isReady}
            aria-disabled={call.isPending || undefined}
          >
            {text(call.isPending ? 'plus-staff-working' : `plus-staff-${action}`)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{text(`plus-staff-${action}-text`)}</p>
        {action === 'correct' && (
          <Select
            label={text('plus-staff-correct-plan')}
            value={plan}
            onChange={({ currentTarget }) => setPlan(currentTarget.value as SubscriptionType)}
          >
            {subscriptionTypes.map((type) => (
              <option key={type} value={type}>
                {text(`plus-staff-plan-${type}`)}
              </option>
            ))}
          </Select>
        )}
        <Textarea
          label={text('plus-staff-reason')}
          hint={text('plus-staff-reason-hint')}
          value={reason}
          maxLength={longestReason}
          required
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <label className={styles.check}>
          <input type="checkbox" checked={isChecked} required onChange={({ currentTarget }) => setChecked(currentTarget.checked)} />
          <span>{text('plus-staff-confirm', { email: account.email })}</span>
        </label>
        <Failed call={call} />
      </form>
    </Dialog>
  );
}

function perform(action: StaffActionName, id: string, reason: string, plan: SubscriptionType): Promise<void> {
  const input = { params: { id }, body: { reason } };
  switch (action) {
    case 'suspend':
      return callApi(suspendAccount, input);
    case 'lift':
      return callApi(liftSuspension, input);
    case 'correct':
      return callApi(correctPlan, { params: { id }, body: { plan, reason } });
    case 'delete':
      return callApi(deleteAccountOf, input);
  }
}
