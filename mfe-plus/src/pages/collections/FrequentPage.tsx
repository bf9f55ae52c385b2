import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import { useReader } from '../../data/collections.ts';
import { useFrequentArticles } from './use-frequent-articles.ts';
import { ItemCard } from '../../features/collection-items/ItemCard.tsx';
import { Items } from '../../features/collection-items/Items.tsx';
import { MembersOnly } from '../../features/members-only/MembersOnly.tsx';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';
import styles from './CollectionsPart.module.css';

const articlesOfPage = 10;

/** The shelf that fills itself: what this browser knows of articles that its reader comes back to. */
export function FrequentPage({ address }: { readonly address: Address }) {
  const text = useText();
  const locale = useLocale();
  const articles = useFrequentArticles();
  const isKnown = useReader() !== undefined;
  const [pages, setPages] = useState(1);
  const home = `/${locale}/plus/collections`;
  const shown = articles?.slice(0, pages * articlesOfPage) ?? [];
  return (
    <>
      <PageOpening
        trail={[
          { uri: home, title: text('plus-collections-title') },
          { uri: `${home}/frequently_viewed`, title: text('plus-frequent-title') },
        ]}
        title={text('plus-frequent-title')}
        lede={text('plus-frequent-description')}
      />
      <MembersOnly address={address} isKnown={isKnown}>
        {!articles ? (
          <p className={styles.loading} role="status">
            {text('plus-items-loading')}
          </p>
        ) : articles.length === 0 ? (
          <EmptyState title={text('plus-frequent-empty')} action={<Button href={home}>{text('plus-collections-all')}</Button>}>
            {text('plus-frequent-empty-text')}
          </EmptyState>
        ) : (
          <Items
            items={shown}
            keyOf={({ url }) => url}
            total={articles.length}
            isLoading={false}
            onMore={shown.length < articles.length ? () => setPages(pages + 1) : undefined}
            cardOf={({ url, title, parents, views, viewedAt }) => (
              <ItemCard
                url={url}
                title={title}
                parents={parents}
                when={text('plus-frequent-views', { count: views, date: formatDate(locale, new Date(viewedAt).toISOString()) })}
              />
            )}
          />
        )}
      </MembersOnly>
    </>
  );
}
