import { headingId } from '@webdocs/contracts/page/document-ids';
import { Button } from '@webdocs/design/Button';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef } from 'react';
import styles from './Goodbye.module.css';

/** What is left of the settings when the account is gone. */
export function Goodbye() {
  const text = useText();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.goodbye}>
      <h1 id={headingId} ref={title} tabIndex={-1}>
        {text('plus-settings-gone')}
      </h1>
      <p>{text('plus-settings-gone-text')}</p>
      <Button kind="primary" href={`/${locale}/`}>
        {text('plus-settings-gone-home')}
      </Button>
    </div>
  );
}
