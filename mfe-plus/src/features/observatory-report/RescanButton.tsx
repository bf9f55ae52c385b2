import { observatoryTimes } from '@webdocs/contracts/api/observatory-report';
import { Button } from '@webdocs/design/Button';
import { reload } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { rescanWait } from './rescan-wait.ts';
import styles from './RescanButton.module.css';

interface RescanButtonProps {
  readonly scannedAt: string;
  readonly isScanning: boolean;
  readonly onScan: () => void;
}

/** A host is scanned once a minute: until then the button says how long, stays in the order of focus, and says once when it is ready. */
export function RescanButton({ scannedAt, isScanning, onScan }: RescanButtonProps) {
  const text = useText();
  const [wait, setWait] = useState(() => rescanWait(scannedAt, Date.now()));
  const [hasWaited, setWaited] = useState(false);

  useEffect(() => {
    const left = rescanWait(scannedAt, Date.now());
    setWait(left);
    setWaited(false);
    if (left === 0) return;
    const timer = setInterval(() => {
      const now = rescanWait(scannedAt, Date.now());
      setWait(now);
      if (now > 0) return;
      clearInterval(timer);
      setWaited(true);
    }, 1000);
    return () => clearInterval(timer);
  }, [scannedAt]);

  const isReady = wait === 0 && !isScanning;
  const time = `${Math.floor(wait / 60)}:${String(wait % 60).padStart(2, '0')}`;
  return (
    <>
      <Button
        className={styles.button}
        icon={wait > 0 && !isScanning ? <Ring share={wait / observatoryTimes.rescanSeconds} /> : <Glyph of={reload} />}
        aria-disabled={!isReady || undefined}
        data-glean="observatory: rescan"
        onClick={isReady ? onScan : undefined}
      >
        {isScanning ? text('plus-rescan-scanning') : wait > 0 ? text('plus-rescan-in', { time }) : text('plus-rescan')}
      </Button>
      <span className="visually-hidden" role="status">
        {isScanning ? text('plus-rescan-scanning') : hasWaited && text('plus-rescan-ready')}
      </span>
    </>
  );
}

const around = 2 * Math.PI * 7;

/** What is left of the minute. */
function Ring({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false" fill="none" strokeWidth="2">
      <circle className={styles.track} cx={9} cy={9} r={7} />
      <circle
        className={styles.left}
        cx={9}
        cy={9}
        r={7}
        strokeDasharray={around}
        strokeDashoffset={around * (1 - share)}
        transform="rotate(-90 9 9)"
      />
    </svg>
  );
}
