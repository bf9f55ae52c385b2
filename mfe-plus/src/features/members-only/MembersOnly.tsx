import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { useConfiguration, useFact, useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { signInAddress } from '../../calls/sign-in-address.ts';
import styles from './MembersOnly.module.css';

interface MembersOnlyProps {
  readonly address: Address;
  /** True once a user was known to be signed in; what they see then stays until they sign out. */
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

/**
 * What is for readers with an account. The page is the same for every visitor: until the session is known, the mark on the
 * root shows the invitation or the place where the reader's own things will be.
 */
export function MembersOnly({ address, isKnown, children }: MembersOnlyProps) {
  const text = useText();
  const { readOnly } = useConfiguration();
  const { status, maintenance } = useFact('session');
  const reader =
    readOnly || maintenance || (status === 'unavailable' && !isKnown)
      ? 'unavailable'
      : isKnown
        ? 'member'
        : status === 'unknown'
          ? 'unknown'
          : 'visitor';
  return (
    <div className={styles.place} data-reader={reader}>
      {reader !== 'member' && reader !== 'unavailable' && (
        <EmptyState
          className={styles.invitation}
          title={text('plus-collections-invitation')}
          action={
            <Button kind="primary" href={signInAddress(address)} rel="nofollow">
              {text('plus-collections-sign-in')}
            </Button>
          }
        >
          {text('plus-collections-invitation-text')}
        </EmptyState>
      )}
      {reader === 'unavailable' && <EmptyState title={text('plus-collections-unavailable')}>{maintenance}</EmptyState>}
      {(reader === 'member' || reader === 'unknown') && <div className={styles.members}>{children}</div>}
    </div>
  );
}
