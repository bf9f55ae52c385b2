import type { StaffAccountPage } from '@webdocs/contracts/api/staff';
import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { ActionDialog, type StaffActionName } from './ActionDialog.tsx';
import styles from './StaffActions.module.css';

interface StaffActionsProps {
  readonly account: StaffAccountPage;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
  readonly Failed: FailedCallComponent;
}

/** What can be done to an account. Nothing happens before a reason is given and the account is confirmed. */
export function StaffActions({ account, onChanged, onDeleted, Failed }: StaffActionsProps) {
  const text = useText();
  const [open, setOpen] = useState<StaffActionName>();
  const [isDone, setDone] = useState(false);
  const actions: readonly StaffActionName[] = [account.suspended_at ? 'lift' : 'suspend', 'correct', 'delete'];

  function start(action: StaffActionName) {
    setDone(false);
    setOpen(action);
  }
  function finish(action: StaffActionName) {
    setOpen(undefined);
    if (action === 'delete') return onDeleted();
    setDone(true);
    onChanged();
  }
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button key={action} kind={action === 'delete' ? 'danger' : 'default'} onClick={() => start(action)}>
          {text(`plus-staff-${action}`)}
        </Button>
      ))}
      <p className={styles.done} role="status">
        {isDone && text('plus-staff-done')}
      </p>
      {open && <ActionDialog action={open} account={account} onClose={() => setOpen(undefined)} onDone={finish} Failed={Failed} />}
    </div>
  );
}
