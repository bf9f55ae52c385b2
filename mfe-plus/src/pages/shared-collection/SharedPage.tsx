import type { SharedCollection } from '@webdocs/contracts/api/shared-collections';
import { defaultCollectionName } from '@webdocs/contracts/api/collections';
import { headingId } from '@webdocs/contracts/page/document-ids';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { PageLinks } from '@webdocs/design/PageLinks';
import { formatDate } from '@webdocs/i18n';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { latePiece, useConfiguration, useFact, useLatePiece, useLocale, useText, type PartProps } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import { signInAddress } from '../../calls/sign-in-address.ts';
import { SharedItem } from '../../features/shared-collection/SharedItem.tsx';
import { shareIn } from './share-in.ts';
import { sharedData } from './shared-data.ts';
import styles from './SharedPage.module.css';

const ReaderCopy = latePiece(async () => (await import(/* webpackChunkName: "shared-copy" */ './ReaderCopy.tsx')).readerCopy);

/** A collection as those see it who have its link. */
export function SharedPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  const data = sharedData(page);
  if ('failed' in data) {
    return (
      <div className={styles.page}>
        <h1 id={headingId}>{text('plus-shared-title')}</h1>
        <EmptyState
          title={text('plus-shared-broken')}
          action={<Button href={address.pathname + address.search}>{text('plus-shared-again')}</Button>}
        />
      </div>
    );
  }
  return <Shared collection={data.collection} address={address} />;
}

function Shared({ collection, address }: { readonly collection: SharedCollection } & Pick<PartProps, 'address'>) {
  const text = useText();
  const locale = useLocale();
  const { description, article_count: count, updated_at: updated, items, page, last } = collection;
  const name = collection.name === defaultCollectionName ? text('plus-shared-default') : collection.name;
  const pages = {
    name: text('plus-shared-pages'),
    previous: text('plus-shared-previous'),
    next: text('plus-shared-next'),
    page: (number: number) => text('plus-shared-page', { page: number }),
  };
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <div className={styles.words}>
          <p className={styles.kind}>{text('plus-shared-title')}</p>
          <h1 id={headingId} translate="no">
            {name}
          </h1>
          {description && (
            <p className={styles.lede} translate="no">
              {description}
            </p>
          )}
          <p className={styles.meta}>
            <span>{text('plus-shared-count', { count })}</span>
            <time dateTime={updated.slice(0, 10)}>{text('plus-shared-updated', { date: formatDate(locale, updated) })}</time>
          </p>
        </div>
        <Copy share={shareIn(address) ?? ''} name={name} address={address} />
      </header>
      {items.length > 0 ? (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.url}>
              <SharedItem item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={text('plus-shared-empty')} />
      )}
      <PageLinks
        words={pages}
        current={page}
        count={last}
        addressOf={(number) => address.pathname + (number > 1 ? `?page=${number}` : '')}
      />
    </div>
  );
}

/** Until a script says that a reader with an account is there, the way to a copy leads to logging in. */
function Copy({ share, name, address }: { readonly share: string; readonly name: string } & Pick<PartProps, 'address'>) {
  const text = useText();
  const { readOnly } = useConfiguration();
  const isSignedIn = useFact('session').status === 'signed-in';
  const { isThere, fetch } = useLatePiece(ReaderCopy);
  useEffect(() => void (isSignedIn && fetch()), [isSignedIn, fetch]);
  if (readOnly) return null;
  if (isThere) return <ReaderCopy share={share} name={name} />;
  return (
    <Button href={signInAddress(address)} rel="nofollow">
      {text('plus-shared-sign-in')}
    </Button>
  );
}
