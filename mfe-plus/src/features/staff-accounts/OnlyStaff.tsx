import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { useFact, useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { signInAddress } from '../../calls/sign-in-address.ts';

interface OnlyStaffProps {
  readonly address: Address;
  readonly children: ReactNode;
}

/** The page is the same for every visitor and holds nothing: the API decides who sees an account, this only saves a vain try. */
export function OnlyStaff({ address, children }: OnlyStaffProps) {
  const text = useText();
  const session = useFact('session');
  if (session.isStaff) return children;
  if (session.status === 'unknown') return null;
  return (
    <EmptyState
      title={text('plus-staff-forbidden')}
      action={
        session.isAuthenticated ? (
          <Button href={`/${address.locale}/`}>{text('plus-staff-home')}</Button>
        ) : (
          <Button kind="primary" href={signInAddress(address)} rel="nofollow">
            {text('plus-staff-sign-in')}
          </Button>
        )
      }
    >
      {text(session.isAuthenticated ? 'plus-staff-forbidden-text' : 'plus-staff-visitor-text')}
    </EmptyState>
  );
}
