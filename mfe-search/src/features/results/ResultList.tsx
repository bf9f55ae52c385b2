import type { SearchPage } from '@webdocs/contracts/page/search-page';
import styles from './ResultList.module.css';
import { SearchHit } from './SearchHit.tsx';

interface ResultListProps extends Pick<SearchPage, 'hits'> {
  /** Number of the first. */
  readonly start: number;
  readonly isExplained: boolean;
}

export function ResultList({ hits, start, isExplained }: ResultListProps) {
  return (
    <ol className={styles.list} start={start}>
      {hits.map((hit) => (
        <li key={hit.mdn_url} className={styles.result}>
          <SearchHit hit={hit} isExplained={isExplained} />
        </li>
      ))}
    </ol>
  );
}
