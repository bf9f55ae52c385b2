import { pathWithoutLocale } from '@webdocs/contracts/reader/address';
import { BrokenAnswer } from '@webdocs/page-states/answer/BrokenAnswer';
import type { PartProps } from '@webdocs/remote-kit';
import { CollectionPage } from './CollectionPage.tsx';
import { FrequentPage } from './FrequentPage.tsx';
import { ListPage } from './ListPage.tsx';
import styles from './CollectionsPart.module.css';

/** All shelves, one of them, or the one that fills itself. */
export function CollectionsPart({ page, address }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenAnswer page={page} />;
  const [, , , id] = pathWithoutLocale(address.pathname).split('/');
  return (
    <div className={styles.page} data-glean="collections.">
      {!id ? (
        <ListPage address={address} />
      ) : id.toLowerCase() === 'frequently_viewed' ? (
        <FrequentPage address={address} />
      ) : (
        <CollectionPage key={id} id={id} address={address} />
      )}
    </div>
  );
}
