import type { CollectionInfo } from '@webdocs/contracts/api/collections';
import type { ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import { FilterLinks } from '@webdocs/design/FilterLinks';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { readCollections } from '../../data/collection-updates.ts';
import { toggled, viewAddress, viewOf } from './update-view.ts';
import styles from './UpdateFilters.module.css';

/** The collections of the reader that have something in them, as filters. */
export function CollectionFilter({ shown }: { readonly shown: ShownUpdates }) {
  const text = useText();
  const locale = useLocale();
  const [collections, setCollections] = useState<readonly CollectionInfo[]>();
  const view = viewOf(shown);
  useEffect(() => {
    let isCurrent = true;
    // Where they cannot be had there is no such filter; the rest works.
    readCollections().then(
      (found) => isCurrent && setCollections(found),
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, []);
  if (!collections) return null;
  const choices = collections
    .filter(({ article_count: count }) => count > 0)
    .map(({ id, name, article_count: count }) => ({
      id,
      name: name === 'Default' ? text('plus-updates-collections-default') : name,
      isProperName: name !== 'Default',
      count: formatNumber(locale, count),
      isChosen: view.collections.includes(id),
      href: viewAddress(locale, view, { collections: toggled(view.collections, id) }),
    }));
  if (choices.length > 0) return <FilterLinks name={text('plus-updates-collections')} choices={choices} />;
  return (
    <section>
      <p className={styles.group}>{text('plus-updates-collections')}</p>
      <p>{text('plus-updates-collections-none')}</p>
    </section>
  );
}
