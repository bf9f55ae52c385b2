import { arrowLeft, arrowRight } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import styles from './PreviousNext.module.css';

interface Neighbor {
  readonly title: string;
  readonly url: string;
}

export interface PreviousNextProps {
  readonly previous?: Neighbor;
  readonly next?: Neighbor;
  readonly labels: { readonly navigation: string; readonly previous: string; readonly next: string };
}

/** The two neighbors of a page that is in a row: what came before it, what comes after. */
export function PreviousNext({ previous, next, labels }: PreviousNextProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={labels.navigation} className={styles.pair}>
      {previous && (
        <a href={previous.url} rel="prev" className={styles.previous}>
          <span className={styles.direction}>
            <Glyph of={arrowLeft} size={16} />
            {labels.previous}
          </span>
          <span className={styles.title}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a href={next.url} rel="next" className={styles.next}>
          <span className={styles.direction}>
            {labels.next}
            <Glyph of={arrowRight} size={16} />
          </span>
          <span className={styles.title}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
