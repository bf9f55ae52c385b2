import type { SearchPage } from '@webdocs/contracts/search-page';
import { markedParts } from './marked-parts.ts';
import styles from './ResultList.module.css';

/** Pages that answer a query: where each stands, its title and what it says. */
export function ResultList({ hits, query, start }: Pick<SearchPage, 'hits' | 'query'> & { readonly start: number }) {
  return (
    <ol className={styles.list} start={start}>
      {hits.map(({ mdn_url: url, title, summary, parents }) => (
        <li key={url} className={styles.result}>
          <article>
            {parents && parents.length > 0 && <p className={styles.path}>{parents.join(' / ')}</p>}
            <h2 className={styles.title}>
              <a href={url}>{title}</a>
            </h2>
            {summary && (
              <p className={styles.summary}>
                {markedParts(summary, query).map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
              </p>
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}
