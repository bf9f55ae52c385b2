import type { MarkedText } from '@webdocs/contracts/api/search';
import { nativeNames, type Locale } from '@webdocs/contracts/reader/locale';
import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { useText } from '@webdocs/remote-kit';
import { highlightWords } from '../../query/highlight-words.ts';
import { queryWords } from '../../query/query-words.ts';
import styles from './ResultList.module.css';

interface SearchHitProps {
  readonly hit: SearchPage['hits'][number];
  readonly query: string;
  /** With what it was ranked by. */
  readonly isExplained: boolean;
}

/** A page that answers a query: where it is, its title and what it says. */
export function SearchHit({
  hit: { mdn_url: url, title, summary, parents = [], locale, marked, score, popularity },
  query,
  isExplained,
}: SearchHitProps) {
  const text = useText();
  const says = marked?.body?.length ? marked.body : summary ? [markedIn(summary, query)] : [];
  return (
    <article lang={locale}>
      {parents.length > 0 && <p className={styles.path}>{parents.join(' / ')}</p>}
      <h2 className={styles.title}>
        <a href={url}>
          <Marked parts={marked?.title ?? markedIn(title, query)} />
        </a>
        {locale && <span className={styles.language}>{nativeNames[locale as Locale] ?? locale}</span>}
      </h2>
      {says.map((parts, index) => (
        <p key={index} className={styles.summary}>
          <Marked parts={parts} />
        </p>
      ))}
      {isExplained && (score !== undefined || popularity !== undefined) && (
        <p className={styles.ranking}>
          {score !== undefined && <span>{text('search-score', { value: String(score) })}</span>}
          {popularity !== undefined && <span>{text('search-popularity', { value: String(popularity) })}</span>}
        </p>
      )}
    </article>
  );
}

/** A list of titles marks nothing: the words themselves are looked for. */
function markedIn(written: string, query: string) {
  return highlightWords(queryWords(query))(written).map(({ text, isMatch }) => ({ text, marked: isMatch }));
}

/** Text of which the parts that were asked for are marked. */
function Marked({ parts }: { readonly parts: MarkedText }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
