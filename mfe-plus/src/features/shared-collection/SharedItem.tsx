import type { SharedCollection } from '@webdocs/contracts/api/shared-collections';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import styles from './SharedCollection.module.css';

/** An article of a shared collection. */
export function SharedItem({ item: { url, title, notes, summary, modified } }: { readonly item: SharedCollection['items'][number] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <article className={styles.item}>
      <h2 className={styles.title} translate="no">
        <a href={url}>{title}</a>
      </h2>
      {summary && <p className={styles.summary}>{summary}</p>}
      {notes && (
        <p className={styles.note} translate="no">
          {notes}
        </p>
      )}
      {modified && (
        <p className={styles.when}>
          <time dateTime={modified.slice(0, 10)}>{text('plus-shared-modified', { date: formatDate(locale, modified) })}</time>
        </p>
      )}
    </article>
  );
}
