import { pathWithoutLocale } from '@webdocs/contracts/reader/address';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import type { PartProps } from '@webdocs/remote-kit';
import { CollectionPage } from './CollectionPage.tsx';
import { FrequentPage } from './FrequentPage.tsx';
import { ListPage } from './ListPage.tsx';
import styles from './CollectionsPart.module.css';

/** All shelves, one of them, or the one that fills itself. */
export function CollectionsPart({ page, address }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
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
