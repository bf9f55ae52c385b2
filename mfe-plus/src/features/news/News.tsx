import type { News as Piece, NewsList } from '@webdocs/contracts/api/watching';
import { newsName } from '@webdocs/contracts/api/news-name';
import { chevronDown } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { useFact, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { noteSeen as noteSeenUpTo, readNews } from '../../data/watches.ts';
import { useWatching } from '../../data/watch-store.ts';
import styles from './News.module.css';

type State = NewsList | 'loading' | 'failed';

/** What happened to what the reader watches. It opens on a press: nothing moves by itself below it. */
export function News() {
  const text = useText();
  const { username } = useFact('session');
  const { list, hasFailed } = useWatching();
  const [news, setNews] = useState<State>('loading');
  const [isOpen, setOpen] = useState(false);
  const isKnown = list !== undefined;

  useEffect(() => {
    if (!isKnown) return;
    let isWanted = true;
    setNews('loading');
    readNews().then(
      (found) => isWanted && setNews(found),
      () => isWanted && setNews('failed'),
    );
    return () => void (isWanted = false);
  }, [isKnown, username]);

  const found = typeof news === 'string' ? undefined : news;
  // It may be open before they are there.
  useEffect(() => {
    if (isOpen && found) noteSeen(found);
  }, [isOpen, found]);
  return (
    <details className={styles.news} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.head}>
        <h2 className={styles.title}>{text('plus-news')}</h2>
        <span className={styles.state}>
          {hasFailed || news === 'failed' ? text('plus-news-failed') : <Count news={found} watches={list?.watches.length} />}
        </span>
        <Glyph of={chevronDown} size={18} className={styles.chevron} />
      </summary>
      {found && found.news.length > 0 ? (
        <ul className={styles.list}>
          {found.news.map((piece) => (
            <NewsRow key={piece.id} piece={piece} />
          ))}
        </ul>
      ) : (
        found && <p className={styles.none}>{text(list?.watches.length ? 'plus-news-none' : 'plus-news-unwatched')}</p>
      )}
    </details>
  );
}

function Count({ news, watches }: { readonly news: NewsList | undefined; readonly watches: number | undefined }) {
  const text = useText();
  const locale = useLocale();
  if (!news) return text('plus-news-loading');
  if (watches === 0) return text('plus-news-no-watches');
  return text('plus-news-count', { count: news.new_count, shown: formatNumber(locale, news.new_count) });
}

function NewsRow({ piece }: { readonly piece: Piece }) {
  const text = useText();
  const locale = useLocale();
  const { kind, subject, change, name, page, update, day, is_new: isNew } = piece;
  const place = kind === 'page' ? subject : `/${locale}${page ?? `/plus/updates/${encodeURIComponent(update ?? '')}`}`;
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <span className={styles.words}>
        <a href={place} className={kind === 'feature' ? styles.code : styles.name} translate={kind === 'feature' ? 'no' : undefined}>
          {newsName(piece)}
        </a>
        {isNew && <span className={styles.new}>{text('plus-news-new')}</span>}
      </span>
      <span className={styles.what}>
        {text(`plus-news-${change}`, { name })}
        {day && (
          <>
            {' · '}
            <time dateTime={day}>{formatDate(locale, day)}</time>
          </>
        )}
      </span>
    </li>
  );
}

/** They stay marked on this visit; on the next one others are new. */
function noteSeen({ news }: NewsList): void {
  const [latest] = news;
  if (!latest?.is_new) return;
  // Where that fails they are new once more.
  noteSeenUpTo(latest.id).catch(() => undefined);
}
