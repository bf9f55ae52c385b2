import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { useMounted, useText } from '@webdocs/remote-kit';
import { signInAddress, signUpAddress } from '../../calls/sign-in-address.ts';
import styles from './VisitorInvitation.module.css';

/** For visitors: an account is needed to ask. A question that they came with is there again afterwards. */
export function VisitorInvitation({ address }: { readonly address: Address }) {
  const text = useText();
  // The page is the same for every query until it lives.
  const search = useMounted() ? address.search : '';
  const question = new URLSearchParams(search).get('q')?.trim().slice(0, 200);
  const place = { pathname: address.pathname, search };
  return (
    <div className={styles.box}>
      <p className={styles.words}>{question ? text('plus-ai-help-sign-in-to-ask', { question }) : text('plus-ai-help-sign-in-text')}</p>
      <div className={styles.actions}>
        <Button kind="primary" href={signInAddress(place)} rel="nofollow">
          {text('plus-ai-help-sign-in')}
        </Button>
        <Button href={signUpAddress(place)} rel="nofollow">
          {text('plus-ai-help-sign-up')}
        </Button>
      </div>
    </div>
  );
}
