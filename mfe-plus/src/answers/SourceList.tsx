import type { Source } from '@webdocs/contracts/answers/answer';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { followBack } from './citation.ts';
import styles from './SourceList.module.css';

interface SourceListProps {
  readonly sources: readonly Source[];
  /** Of the answer, unique in the page. */
  readonly id: string;
  /** The text has numbers that lead here. */
  readonly isCited: boolean;
  /** They come one after the other. */
  readonly isFresh?: boolean;
  /** In a row each, within the answer; at the side they have room for more. */
  readonly inRows?: boolean;
}

/** Where an answer comes from: each page with its place in the site and its date. */
export function SourceList({ sources, id, isCited, isFresh = false, inRows = false }: SourceListProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <ol className={inRows ? styles.rows : styles.list} data-fresh={isFresh || undefined}>
      {sources.map((source, index) => {
        const { title, url, above = [], changed, data } = source;
        const number = index + 1;
        const name = `${id}-source-${number}`;
        const date = data?.day ?? changed;
        return (
          <li key={`${number} ${title}`} className={styles.source}>
            {isCited ? (
              <a
                href={`#${id}`}
                className={styles.number}
                data-back={name}
                aria-label={text('plus-answer-back', { number })}
                onClick={followBack}
              >
                {number}
              </a>
            ) : (
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            )}
            <span className={styles.words}>
              {url ? (
                <a href={url} className={styles.title} data-source={name}>
                  {title}
                </a>
              ) : (
                <span className={styles.title} data-source={name} tabIndex={-1}>
                  {title}
                </span>
              )}
              {above.length > 0 && <span className={styles.path}>{above.join(' › ')}</span>}
              {date && (
                <span className={styles.date}>
                  {text(data ? 'plus-answer-data-of' : 'plus-answer-changed', { date: formatDate(locale, date) })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
