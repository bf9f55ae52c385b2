import type { CollectionImportReply } from '@webdocs/contracts/api/collections';
import { useText } from '@webdocs/remote-kit';
import styles from './ImportCollections.module.css';

/** What came in with a file, and what did not and why. */
export function ImportResult({ reply }: { readonly reply: CollectionImportReply }) {
  const text = useText();
  const { collections_added: collections, items_added: articles, items_skipped: skipped } = reply;
  return (
    <div className={styles.result}>
      <p>{text('plus-import-added', { collections, articles })}</p>
      {skipped.length > 0 && (
        <>
          <p>{text('plus-import-skipped', { count: skipped.length })}</p>
          <ul className={styles.skipped} tabIndex={0} aria-label={text('plus-import-skipped', { count: skipped.length })}>
            {skipped.map(({ collection, url, reason }, index) => (
              <li key={index}>
                <code>{url}</code> {text(`plus-import-skipped-${reason}`, { collection })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
