import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import styles from './Account.module.css';
import { Maintenance } from './Maintenance.tsx';
import type { Visit } from './menu-entries.ts';
import { signInAddress, signUpAddress, upgradeAddress } from './sign-in.ts';
import { useMaintenance } from './use-maintenance.ts';
import { UserMenu } from './UserMenu.tsx';

interface AccountProps {
  readonly visit: Visit;
  readonly address: Address;
}

/**
 * Who you are. A cached page does not know, so every variant is in it, and the mark that the head script leaves on the
 * root shows one of them before the first paint. The box has the same width whatever it shows.
 */
export function Account({ visit, address }: AccountProps) {
  const text = useText();
  const { features } = useConfiguration();
  const notice = useMaintenance(visit);
  if (notice) {
    return (
      <div className={styles.account}>
        <Maintenance notice={notice} />
      </div>
    );
  }
  if (!features.plus) return null;
  return (
    <div className={styles.account}>
      <a className={`${styles.logIn} ${styles.visitor}`} href={signInAddress(address)}>
        {text('shell-log-in')}
      </a>
      <Button kind="primary" className={styles.visitor} href={signUpAddress(address)}>
        {text('shell-sign-up')}
      </Button>
      <Button kind="primary" className={styles.upgrade} href={upgradeAddress(address)}>
        {text('shell-upgrade')}
      </Button>
      <UserMenu visit={visit} address={address} />
    </div>
  );
}
