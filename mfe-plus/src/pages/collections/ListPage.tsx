import type { Address } from '@webdocs/contracts/reader/address';
import { collectionLimits, exportFormats } from '@webdocs/contracts/api/collections';
import { isPlusSubscriber } from '@webdocs/contracts/events/event';
import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { plus } from '@webdocs/design/drawings';
import { formatDate } from '@webdocs/i18n';
import { latePiece, useConfiguration, useFact, useLatePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { collectionName } from '../../features/collections/collection-name.ts';
import { isDefault, useCollectionChanges, useCollections, useReader, type CollectionInfo } from '../../data/collections.ts';
import { exportAddress } from '../../calls/export-address.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { useFrequentArticles } from './use-frequent-articles.ts';
import { useUndo } from '../../features/undo/use-undo.ts';
import type { CollectionTask } from './CollectionDialogs.tsx';
import { CollectionDialogs, useCollectionDialogs } from './use-collection-dialogs.ts';
import { CardMenu } from '../../features/collections/CardMenu.tsx';
import { CollectionCard, CollectionCards } from '../../features/collections/CollectionCard.tsx';
import { CopiesMenu } from '../../features/collections/CopiesMenu.tsx';
import { MembersOnly } from '../../features/members-only/MembersOnly.tsx';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import styles from './CollectionsPart.module.css';

const ImportCollections = latePiece(
  async () =>
    (await import(/* webpackChunkName: "collection-import" */ '../../features/collection-import/ImportCollections.tsx')).importCollections,
);

/** Every shelf of a reader. */
export function ListPage({ address }: { readonly address: Address }) {
  const text = useText();
  const locale = useLocale();
  const session = useFact('session');
  const { readOnly } = useConfiguration();
  const isKnown = useReader() !== undefined;
  const { data: collections, failure, isLoading, reload } = useCollections();
  const frequent = useFrequentArticles();
  const changes = useCollectionChanges();
  const importing = useRepeatableCall();
  const tell = useUndo('collections');
  const title = useRef<HTMLHeadingElement>(null);
  const [task, setTask] = useState<CollectionTask>();
  const dialogs = useCollectionDialogs(task !== undefined);
  const [isImporting, setImporting] = useState(false);
  const importWindow = useLatePiece(ImportCollections);
  const [deletions, setDeletions] = useState(0);

  // The menu that had the focus went with its shelf; the window that asked has to be closed first.
  useEffect(() => {
    if (deletions > 0 && !task) title.current?.focus();
  }, [deletions, task]);

  const isFull = (collections?.length ?? 0) >= collectionLimits.coreCollections && !isPlusSubscriber(session);

  const home = `/${locale}/plus/collections`;
  const changed = (iso: string | number) => text('plus-collections-updated', { date: formatDate(locale, new Date(iso).toISOString()) });
  const cardOf = (collection: CollectionInfo) => {
    const name = collectionName(collection, text);
    return (
      <CollectionCard
        key={collection.id}
        href={`${home}/${collection.id}`}
        name={name}
        description={isDefault(collection) ? text('plus-collections-default-description') : collection.description}
        count={collection.article_count}
        changed={changed(collection.updated_at)}
        menu={
          isDefault(collection) ? undefined : (
            <CardMenu
              name={name}
              onEdit={() => setTask({ kind: 'edit', collection })}
              onDelete={() => setTask({ kind: 'delete', collection })}
            />
          )
        }
      />
    );
  };

  const [first, ...others] = collections ?? [];
  return (
    <>
      <PageOpening
        title={text('plus-collections-title')}
        lede={text('plus-collections-lede')}
        titleRef={title}
        forMembers={isKnown ? 'shown' : 'by-mark'}
        endsWithMain
      >
        {!readOnly && (
          <>
            <CopiesMenu
              exports={exportFormats.map((format) => ({ format, href: exportAddress(format) }))}
              onImport={() => {
                setImporting(true);
                void importWindow.fetch();
              }}
            />
            <Button kind="primary" icon={<Glyph of={plus} />} disabled={!collections} onClick={() => setTask({ kind: 'create' })}>
              {text('plus-collections-new')}
            </Button>
          </>
        )}
      </PageOpening>
      <MembersOnly address={address} isKnown={isKnown}>
        {collections ? (
          <CollectionCards>
            {first && cardOf(first)}
            {frequent && frequent.length > 0 && (
              <CollectionCard
                href={`${home}/frequently_viewed`}
                name={text('plus-frequent-title')}
                description={text('plus-frequent-description')}
                count={frequent.length}
                changed={changed(Math.max(...frequent.map(({ viewedAt }) => viewedAt)))}
              />
            )}
            {others.map(cardOf)}
          </CollectionCards>
        ) : failure === undefined ? (
          <p className={styles.loading} role="status">
            {text('plus-collections-loading')}
          </p>
        ) : (
          <FailedCall call={{ failure, isPending: isLoading, retry: reload }} />
        )}
      </MembersOnly>
      {dialogs.hasFailed && <p role="alert">{text('plus-call-unanswered')}</p>}
      {dialogs.isThere && (
        <CollectionDialogs
          task={task}
          isFull={isFull}
          onDone={() => setTask(undefined)}
          onDeleted={(name) => {
            tell(text('plus-collection-deleted', { name }));
            setDeletions(deletions + 1);
          }}
        />
      )}
      {isImporting && importWindow.hasFailed && <p role="alert">{text('plus-call-unanswered')}</p>}
      {importWindow.isThere && (
        <ImportCollections
          open={isImporting}
          targets={(collections ?? []).map((one) => ({ name: one.name, shownName: collectionName(one, text) }))}
          call={importing}
          notice={<FailedCall call={importing} />}
          onClose={() => setImporting(false)}
          onImport={changes.import}
        />
      )}
    </>
  );
}
