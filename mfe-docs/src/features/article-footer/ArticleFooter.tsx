import type { Document } from '@webdocs/contracts/page';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import styles from './ArticleFooter.module.css';

/** Where an article comes from: when it was changed last, by whom, and its source. */
export function ArticleFooter({ doc }: { readonly doc: Document }) {
  const text = useText();
  const locale = useLocale();
  const { modified, source } = doc;
  return (
    <footer className={styles.footer}>
      <h2 className={styles.title}>{text('docs-footer')}</h2>
      {modified && (
        <p>
          {source?.last_commit_url ? <a href={source.last_commit_url}>{text('docs-footer-modified')}</a> : text('docs-footer-modified')}{' '}
          <time dateTime={modified}>{formatDate(locale, modified)}</time>
        </p>
      )}
      <ul className={styles.links}>
        <li>
          <a href={`${doc.mdn_url}/contributors.txt`}>{text('docs-footer-contributors')}</a>
        </li>
        {source?.github_url && (
          <li>
            <a href={source.github_url}>{text('docs-footer-source')}</a>
          </li>
        )}
      </ul>
    </footer>
  );
}
