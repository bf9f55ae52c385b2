import { headingId } from '@webdocs/contracts/page/document-ids';
import type { OfflinePage } from '@webdocs/contracts/page/page';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { BrokenBook } from '@webdocs/design/BrokenBook';
import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import { settings } from '../../site-links.ts';
import styles from './NotFound.module.css';
import { readablePath } from './readable-path.ts';

interface OfflinePlaceProps {
  readonly page: OfflinePage;
  readonly locale: Locale;
}

/** Where a page that is kept will be in a moment; or that it is not here, and how it comes onto the device. */
export function OfflinePlace({ page, locale }: OfflinePlaceProps) {
  const text = useText();
  if (!page.absent)
    return (
      <div className={styles.page} aria-busy="true">
        <p className="visually-hidden">{text('shell-offline-opening')}</p>
      </div>
    );
  const isUnreadable = page.absent === 'unreadable';
  return (
    <div className={styles.page}>
      <BrokenBook />
      <h1 id={headingId}>{text(isUnreadable ? 'shell-offline-unreadable-title' : 'shell-offline-title')}</h1>
      <p className={styles.sentence}>
        <code dir="ltr">{readablePath(page.url)}</code>
      </p>
      <p className={styles.sentence}>{text(isUnreadable ? 'shell-offline-unreadable' : 'shell-offline-sentence')}</p>
      <p className={styles.ways}>
        <Button kind="primary" size="large" href={`/${locale}${settings}#offline=${page.url}`}>
          {text('shell-offline-add')}
        </Button>
        <Button size="large" href={`/${locale}/`}>
          {text('shell-offline-home')}
        </Button>
      </p>
    </div>
  );
}
