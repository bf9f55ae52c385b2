import { isEarly } from '@webdocs/contracts/early-access';
import type { Feature } from '@webdocs/contracts/remote/definition';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import styles from './EarlyAccess.module.css';

interface EarlyAccessProps {
  readonly feature: Feature;
  /** Whether others are told what is here; otherwise they see nothing. */
  readonly tellsOthers?: boolean;
  readonly children: ReactNode;
}

/** What is early is in the page for all: the mark on the root, which whoami sets, shows it to those to whom it is open. */
export function EarlyAccess({ feature, tellsOthers, children }: EarlyAccessProps) {
  const text = useText();
  const locale = useLocale();
  if (!isEarly(feature, useConfiguration())) return children;
  return (
    <>
      <div className={styles.open}>
        <p className={styles.mark}>{text('plus-early-mark')}</p>
        {children}
      </div>
      {tellsOthers && (
        <p className={styles.others}>
          {text('plus-early-others')} <a href={`/${locale}/plus#subscribe`}>{text('plus-early-plans')}</a>
        </p>
      )}
    </>
  );
}
