import { readAccount, type StaffAccount, type StaffAccountPage } from '@webdocs/contracts/api/staff';
import { call } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { AccountDetails } from './AccountDetails.tsx';
import { FindAccounts } from './FindAccounts.tsx';
import styles from './StaffAccounts.module.css';

/** Finding accounts on one side, the one that was chosen on the other. */
export function StaffAccounts({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const opening = useRepeatableCall();
  const [chosen, setChosen] = useState<StaffAccountPage>();
  const [deleted, setDeleted] = useState<string>();

  const open = ({ id }: Pick<StaffAccount, 'id'>) =>
    opening.run(async () => {
      setDeleted(undefined);
      setChosen(await call(readAccount, { params: { id } }));
    });

  return (
    <div id="accounts" className={styles.columns}>
      <FindAccounts chosen={chosen} onChoose={open} withoutAccount={deleted} Failed={Failed} />
      <div className={styles.chosen}>
        <Failed call={opening} />
        <p className={styles.gone} role="status">
          {deleted !== undefined && text('plus-staff-deleted', { email: deleted })}
        </p>
        {chosen && (
          <AccountDetails
            key={chosen.id}
            account={chosen}
            onChanged={() => open(chosen)}
            onDeleted={() => {
              setDeleted(chosen.email);
              setChosen(undefined);
            }}
            Failed={Failed}
          />
        )}
      </div>
    </div>
  );
}
