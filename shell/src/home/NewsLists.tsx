import type { PageOf } from '@webdocs/contracts/page/page';
import { Badge } from '@webdocs/design/Badge';
import { formatDate, formatRelativeDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { inEnglish, otherLanguage } from '../menus/address-in-locale.ts';
import english from '../menus/OtherLanguage.module.css';
import { isFresh } from './is-fresh.ts';
import styles from './NewsLists.module.css';
import { useNow } from './use-now.ts';

type HomeData = PageOf<'Homepage'>['hyData'];

const newsShown = 3;

export function LatestNews({ items }: HomeData['latestNews']) {
  const text = useText();
  const now = useNow();
  return (
    <List id="latest-news" heading={text('shell-home-news')}>
      {items.slice(0, newsShown).map(({ url, title, source, published_at }) => (
        <Item key={url} url={url} title={title} source={source} date={published_at} isNew={isFresh(published_at, now)} />
      ))}
    </List>
  );
}

export function RecentContributions({ items }: HomeData['recentContributions']) {
  const text = useText();
  return (
    <List id="recent-contributions" heading={text('shell-home-contributions')}>
      {items.map(({ url, title, repo, updated_at }) => (
        // Two changes may lead to the same page.
        <Item key={updated_at + url} url={url} title={title} source={repo} date={updated_at} isEnglish />
      ))}
    </List>
  );
}

function List({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

interface ItemProps {
  readonly url: string;
  readonly title: string;
  readonly source: { readonly name: string; readonly url: string };
  readonly date: string;
  readonly isNew?: boolean;
  /** Whatever page it is about: changes are described in English. */
  readonly isEnglish?: boolean;
}

function Item({ url, title, source, date, isNew = false, isEnglish = false }: ItemProps) {
  const text = useText();
  const locale = useLocale();
  const language = otherLanguage(locale, isEnglish ? inEnglish('/') : url);
  return (
    <li className={styles.item}>
      <p className={styles.title}>
        <a href={url} hrefLang={language} lang={language} className={english.link}>
          {title}
        </a>
        {isNew && (
          <span className={styles.mark}>
            <Badge kind="new">{text('shell-mark-new')}</Badge>
          </span>
        )}
      </p>
      <p className={styles.source}>
        <a href={source.url} hrefLang={language} lang={language}>
          {source.name}
        </a>
        <RelativeDate iso={date} />
      </p>
    </li>
  );
}

/** A date that a cached page prints in full, and that the browser counts from today. */
function RelativeDate({ iso }: { iso: string }) {
  const locale = useLocale();
  const now = useNow();
  const date = formatDate(locale, iso);
  return (
    <time dateTime={iso} title={date}>
      {now === undefined ? date : formatRelativeDate(locale, iso, now)}
    </time>
  );
}
