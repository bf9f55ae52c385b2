import { findAccounts, type StaffAccount } from '@webdocs/contracts/api/staff';
import { Badge } from '@webdocs/design/Badge';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useState, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import choice from '../../staff-choice/choice.module.css';
import styles from './FindAccounts.module.css';

interface FindAccountsProps {
  /** As it is now: it may have changed since it was found. */
  readonly chosen: StaffAccount | undefined;
  readonly onChoose: (account: StaffAccount) => void;
  /** The address of an account that was deleted since it was found. */
  readonly withoutAccount: string | undefined;
  readonly Failed: FailedCallComponent;
}

interface Found {
  readonly email: string;
  readonly accounts: readonly StaffAccount[];
}

export function FindAccounts({ chosen, onChoose, withoutAccount, Failed }: FindAccountsProps) {
  const text = useText();
  const call = useRepeatableCall();
  const [found, setFound] = useState<Found>();
  const left = found?.accounts.filter(({ email }) => email !== withoutAccount) ?? [];
  const accounts = left.map((account) => (account.id === chosen?.id ? chosen : account));

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (email) call.run(async () => setFound({ email, ...(await callApi(findAccounts, { query: { email } })) }));
  }

  return (
    <div className={styles.finder}>
      <form role="search" className={styles.form} onSubmit={find}>
        <Field
          label={text('plus-staff-email')}
          hint={text('plus-staff-email-hint')}
          type="search"
          inputMode="email"
          name="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={320}
          required
        />
        <Button type="submit" kind="primary" aria-disabled={call.isPending || undefined}>
          {text(call.isPending ? 'plus-staff-finding' : 'plus-staff-find')}
        </Button>
      </form>
      <Failed call={call} />
      <p className={styles.count} role="status">
        {found &&
          (accounts.length ? text('plus-staff-found', { count: accounts.length }) : text('plus-staff-none', { email: found.email }))}
      </p>
      <ul className={choice.list}>
        {accounts.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              className={choice.item}
              aria-current={account.id === chosen?.id || undefined}
              onClick={() => onChoose(account)}
            >
              <span className={choice.name}>{account.email}</span>
              <span className={choice.meta}>{text(`plus-staff-plan-${account.subscription_type}`)}</span>
              {account.suspended_at && <Badge>{text('plus-staff-suspended-badge')}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
