import { arrowLeft, arrowRight } from '@webdocs/design/drawings';
import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { pageNumbers } from './page-numbers.ts';
import styles from './Pagination.module.css';

interface PaginationProps {
  readonly current: number;
  readonly count: number;
  readonly addressOf: (page: number) => string;
}

export function Pagination({ current, count, addressOf }: PaginationProps) {
  const text = useText();
  if (count < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={text('search-pages')}>
      {current > 1 && (
        <Button href={addressOf(current - 1)} rel="prev" icon={<Glyph of={arrowLeft} />}>
          {text('search-previous')}
        </Button>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(current, count).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a href={addressOf(page)} aria-label={text('search-page', { page })} aria-current={page === current ? 'page' : undefined}>
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < count && (
        <Button href={addressOf(current + 1)} rel="next" iconAfter={<Glyph of={arrowRight} />}>
          {text('search-next')}
        </Button>
      )}
    </nav>
  );
}
