import type { OpenIssue } from '@webdocs/contracts/page/page';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import styles from './Community.module.css';

/** What can be worked on. Titles and labels are as they were written. */
export function OpenIssues({ id, issues }: { readonly id: string; readonly issues: readonly OpenIssue[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <section className={styles.part} lang={locale} aria-labelledby={id}>
      <h2 id={id}>{text('blog-community-issues')}</h2>
      <div className={styles.scroller} tabIndex={0} role="group" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('blog-community-issue')}</th>
              <th scope="col">{text('blog-community-labels')}</th>
              <th scope="col">{text('blog-community-updated')}</th>
            </tr>
          </thead>
          <tbody>
            {issues.map(({ number, title, url, updated_at, labels }, index) => (
              <tr key={index}>
                <td>
                  <a href={url} rel="noopener" lang="en">
                    {title}
                  </a>{' '}
                  <span className={styles.count}>#{number}</span>
                </td>
                <td lang="en">{labels.join(', ')}</td>
                <td>
                  <time dateTime={updated_at}>{formatDate(locale, updated_at)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
