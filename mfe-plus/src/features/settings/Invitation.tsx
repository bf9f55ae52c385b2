import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { useFact, useText } from '@webdocs/remote-kit';
import { signInAddress } from '../../calls/sign-in-address.ts';

/** For a user who is not signed in, or whose session is unknown. */
export function Invitation({ address }: { readonly address: Address }) {
  const text = useText();
  if (useFact('session').status === 'unavailable') return <EmptyState title={text('plus-settings-unavailable')} />;
  return (
    <EmptyState
      title={text('plus-settings-invitation')}
      action={
        <Button kind="primary" href={signInAddress(address)} rel="nofollow">
          {text('plus-settings-sign-in')}
        </Button>
      }
    >
      {text('plus-settings-invitation-text')}
    </EmptyState>
  );
}
