import { useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import styles from './LoadingPlaceholder.module.css';

/** What is there sooner needs no word that it is coming. */
const delayMs = 1000;

/**
 * Holds the place of a section that is fetched later, and says so once it is slow to come, also to those who only listen. Its text is
 * `@webdocs/page-states/loading/words/en-US.ftl`.
 */
export function LoadingPlaceholder() {
  const text = useText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.placeholder} role="status">
      {isSlow && text('page-loading')}
    </p>
  );
}
