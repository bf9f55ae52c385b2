import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { Note } from './Note.tsx';
import styles from './ItemCard.module.css';

interface ItemCardProps {
  readonly url: string;
  readonly title: string;
  readonly parents: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
  readonly note?: string;
  /** What the page says of itself. */
  readonly summary?: string;
  /** When it was saved or seen, in words. */
  readonly when: string;
  /** When the page last changed, in words. */
  readonly changed?: string | undefined;
  /** What chooses it among others. */
  readonly choice?: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** An article on a shelf. */
export function ItemCard({ url, title, parents, note, summary, when, changed, choice, children }: ItemCardProps) {
  const text = useText();
  const above = parents.filter(({ uri }) => uri !== url);
  return (
    <article className={styles.card}>
      {above.length > 0 && (
        <nav aria-label={text('plus-items-trail', { title })}>
          <ol className={styles.trail}>
            {above.map(({ uri, title: parent }) => (
              <li key={uri}>
                <a href={uri}>{parent}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.head}>
        <h2 className={styles.title}>
          <a href={url}>{title}</a>
        </h2>
        {choice}
      </div>
      {summary && <p className={styles.summary}>{summary}</p>}
      {note && <Note note={note} title={title} />}
      <div className={styles.foot}>
        <p className={styles.when}>
          <span>{when}</span>
          {changed && <span>{changed}</span>}
        </p>
        {children}
      </div>
    </article>
  );
}
