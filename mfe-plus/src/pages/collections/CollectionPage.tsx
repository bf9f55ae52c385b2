import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { Glyph } from '@webdocs/design/Glyph';
import { pencil, share as shareDrawing, trash } from '@webdocs/design/drawings';
import { latePiece, useFact, useLatePiece, useLocale, useNavigate, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { callProblem } from '../../calls/call-problem.ts';
import { collectionName } from '../../features/collections/collection-name.ts';
import { isDefault, useCollection, useReader } from '../../data/collections.ts';
import { useUndo } from '../../features/undo/use-undo.ts';
import { WatchButton } from '../../features/watching/WatchButton.tsx';
import { MembersOnly } from '../../features/members-only/MembersOnly.tsx';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import type { CollectionTask } from './CollectionDialogs.tsx';
import { CollectionDialogs, useCollectionDialogs } from './use-collection-dialogs.ts';
import { CollectionItems } from './CollectionItems.tsx';
import styles from './CollectionsPart.module.css';

const ShareWindow = latePiece(async () => (await import(/* webpackChunkName: "collection-share" */ './ShareWindow.tsx')).shareWindow);

/** One shelf and what is on it. */
export function CollectionPage({ id, address }: { readonly id: string; readonly address: Address }) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const isKnown = useReader() !== undefined;
  const { data: collection, failure, isLoading, reload } = useCollection(id);
  const tell = useUndo('collections');
  const heading = useRef<HTMLHeadingElement>(null);
  const [task, setTask] = useState<CollectionTask>();
  const dialogs = useCollectionDialogs(task !== undefined);
  const [isWriting, setWriting] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const shareWindow = useLatePiece(ShareWindow);
  const home = `/${locale}/plus/collections`;
  const name = collection ? collectionName(collection, text) : undefined;

  const place = useFact('page');

  // The server does not know whose page this is: only here it gets the name of the collection. A page that was come to is called first
  // as the server calls it, and the name may change.
  useEffect(() => {
    if (name === undefined) return;
    const own = `${name} - `;
    document.title = own + document.title;
    return () => {
      if (document.title.startsWith(own)) document.title = document.title.slice(own.length);
    };
  }, [name, place]);

  const isUnknown = failure !== undefined && callProblem(failure).kind === 'refused';
  const description =
    collection &&
    (isDefault(collection)
      ? text('plus-collections-default-description')
      : collection.description || text('plus-collections-count', { count: collection.article_count }));
  return (
    <>
      <PageOpening
        trail={[
          { uri: home, title: text('plus-collections-title') },
          { uri: `${home}/${id}`, title: name ?? text('plus-collection') },
        ]}
        title={name ?? text('plus-collection')}
        lede={description}
        reserveLede
        titleRef={heading}
      >
        {collection && <WatchButton kind="collection" subject={id} name={name ?? ''} />}
        {collection && (
          <Button
            icon={<Glyph of={shareDrawing} />}
            onClick={() => {
              setSharing(true);
              void shareWindow.fetch();
            }}
          >
            {text('plus-collections-share')}
          </Button>
        )}
        {collection && !isDefault(collection) && (
          <>
            <Button icon={<Glyph of={pencil} />} onClick={() => setTask({ kind: 'edit', collection })}>
              {text('plus-collections-edit')}
            </Button>
            <Button icon={<Glyph of={trash} />} onClick={() => setTask({ kind: 'delete', collection })}>
              {text('plus-collections-delete')}
            </Button>
          </>
        )}
      </PageOpening>
      <MembersOnly address={address} isKnown={isKnown}>
        {isUnknown && !isWriting ? (
          <EmptyState title={text('plus-collection-unknown')} action={<Button href={home}>{text('plus-collections-all')}</Button>}>
            {text('plus-collection-unknown-text')}
          </EmptyState>
        ) : collection ? (
          <CollectionItems collection={collection} onGone={() => heading.current?.focus()} onWriting={setWriting} />
        ) : failure === undefined ? (
          <p className={styles.loading} role="status">
            {text('plus-collections-loading')}
          </p>
        ) : (
          <FailedCall call={{ failure, isPending: isLoading, retry: reload }} />
        )}
      </MembersOnly>
      {isSharing && shareWindow.hasFailed && <p role="alert">{text('plus-call-unanswered')}</p>}
      {shareWindow.isThere && <ShareWindow open={isSharing} id={id} name={name ?? ''} onClose={() => setSharing(false)} />}
      {dialogs.hasFailed && <p role="alert">{text('plus-call-unanswered')}</p>}
      {dialogs.isThere && (
        <CollectionDialogs
          task={task}
          isFull={false}
          onDone={() => setTask(undefined)}
          onDeleted={(deleted) => {
            tell(text('plus-collection-deleted', { name: deleted }));
            navigate(home);
          }}
        />
      )}
    </>
  );
}
