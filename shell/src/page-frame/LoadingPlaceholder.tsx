import { useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import styles from './LoadingPlaceholder.module.css';

/** Keeps the place of what is being fetched. It says so only when that takes long: most things are there before. */
export function LoadingPlaceholder({ delayMs = 1000 }: { delayMs?: number }) {
  const text = useText();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <div className={styles.placeholder} role="status">
      {isLate && text('shell-loading')}
    </div>
  );
}
