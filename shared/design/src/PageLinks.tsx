import { Button } from './Button.tsx';
import { arrowLeft, arrowRight } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './PageLinks.module.css';

interface PageLinksProps {
  readonly words: { readonly name: string; readonly previous: string; readonly next: string; readonly page: (number: number) => string };
  readonly current: number;
  readonly count: number;
  readonly addressOf: (page: number) => string;
}

/** Links to the pages of a list. */
export function PageLinks({ words, current, count, addressOf }: PageLinksProps) {
  if (count < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={words.name}>
      {current > 1 && (
        <Button href={addressOf(current - 1)} rel="prev" icon={<Glyph of={arrowLeft} />}>
          {words.previous}
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
              <a href={addressOf(page)} aria-label={words.page(page)} aria-current={page === current ? 'page' : undefined}>
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < count && (
        <Button href={addressOf(current + 1)} rel="next" iconAfter={<Glyph of={arrowRight} />}>
          {words.next}
        </Button>
      )}
    </nav>
  );
}
