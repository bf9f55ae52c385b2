import type { StaffAccountPage } from '@webdocs/contracts/api/staff';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import styles from './AccountDetails.module.css';
import { AuditTable } from './AuditTable.tsx';
import { StaffActions } from './StaffActions.tsx';

interface AccountDetailsProps {
  readonly account: StaffAccountPage;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
  readonly Failed: FailedCallComponent;
}

export function AccountDetails({ account, onChanged, onDeleted, Failed }: AccountDetailsProps) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const day = (iso: string) => formatDate(locale, iso);
  const roles = account.is_superuser ? 'superuser' : account.is_staff ? 'staff' : 'none';
  const facts: ReadonlyArray<readonly [string, string]> = [
    ['plan', text(`plus-staff-plan-${account.subscription_type}`)],
    ['state', account.suspended_at ? text('plus-staff-suspended', { date: day(account.suspended_at) }) : text('plus-staff-active')],
    ['created', day(account.created_at)],
    ['last-active', account.last_active_day ? day(account.last_active_day) : text('plus-staff-never')],
    ['collections', String(account.collection_count)],
    ['roles', text(`plus-staff-role-${roles}`)],
  ];
  return (
    <section className={styles.details} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {text('plus-staff-account', { email: account.email })}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{text(`plus-staff-${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <StaffActions account={account} onChanged={onChanged} onDeleted={onDeleted} Failed={Failed} />
      <AuditTable rows={account.audit} />
    </section>
  );
}
