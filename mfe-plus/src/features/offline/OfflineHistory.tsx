import type { OfflineStatus } from '@webdocs/contracts/offline/offline-status';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { findWorker } from '../../data/offline-worker.ts';
import styles from './OfflineSection.module.css';

/** For who is asked what happened: the address ends with `#debug` then. */
export function OfflineHistory() {
  const text = useText();
  const [history, setHistory] = useState<readonly OfflineStatus[]>();
  useEffect(() => {
    if (location.hash !== '#debug') return;
    void findWorker()
      .then((worker) => worker?.ask(true))
      .then((pong) => setHistory(pong?.history ?? []))
      .catch(() => setHistory([]));
  }, []);
  if (!history) return null;
  return (
    <details className={styles.history} open>
      <summary>{text('plus-offline-history')}</summary>
      <pre tabIndex={0}>{history.map(({ timestamp, phase, failure }) => `${timestamp} ${phase} ${failure?.code ?? ''}`).join('\n')}</pre>
    </details>
  );
}
