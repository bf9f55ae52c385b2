import { useSyncExternalStore } from 'react';
import styles from './PrintedAddress.module.css';

/** Paper does not know where it came from unless it says so. The server does not know under which name it was asked. */
export function PrintedAddress({ pageUrl }: { readonly pageUrl: string }) {
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return (
    <p className={styles.address}>
      {origin}
      {pageUrl}
    </p>
  );
}

const neverChanges = () => () => undefined;
