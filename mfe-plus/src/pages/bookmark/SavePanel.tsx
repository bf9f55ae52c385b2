import { collectionLimits } from '@webdocs/contracts/api/collections';
import { isPlusSubscriber, type CurrentDocument } from '@webdocs/contracts/events/event';
import { fetchTokenAhead } from '@webdocs/http/change-json';
import { joinCatalogues } from '@webdocs/i18n';
import { definePiece, useFact, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { ChangedElsewhere, useCollectionChanges, useCollections, usePlaces, type CollectionInfo } from '../../data/collections.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { useUndo } from '../../features/undo/use-undo.ts';
import { ConflictNote } from '../../collection-conflict/ConflictNote.tsx';
import conflictWords from '../../collection-conflict/words/en-US.ftl';
import words from '../../features/collections/words/en-US.ftl';
import formWords from '../../features/collection-form/words/en-US.ftl';
import noteWords from '../../features/collection-items/words/en-US.ftl';
import { CollectionForm } from '../../features/collection-form/CollectionForm.tsx';
import saveWords from '../../features/save-menu/words/en-US.ftl';
import { SaveForm, type SavedItem } from '../../features/save-menu/SaveForm.tsx';
import { WatchButton } from '../../features/watching/WatchButton.tsx';
import watchingWords from '../../features/watching/words/en-US.ftl';
import { SaveWait } from '../../features/save-menu/SaveWait.tsx';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import callWords from '../../features/session-ended/words/en-US.ftl';
import styles from './SavePanel.module.css';
import { collectionName } from '../../features/collections/collection-name.ts';

interface SavePanelProps {
  readonly document: CurrentDocument;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the bookmark menu shows to a reader who is signed in. */
function SavePanel({ document, isOpen, onClose }: SavePanelProps) {
  const text = useText();
  const session = useFact('session');
  const collections = useCollections();
  const places = usePlaces(document.url);
  const changes = useCollectionChanges();
  const change = useRepeatableCall();
  const creation = useRepeatableCall();
  const tell = useUndo('bookmark');
  const [isCreating, setCreating] = useState(false);
  const [chosen, choose] = useState<string>();
  const [round, setRound] = useState(0);
  const written = useRef<SavedItem>({ title: '', notes: '' });

  // The panel comes when the ribbon is pointed at: the token is there at the first save, which took half of its time to ask for it.
  useEffect(() => void fetchTokenAhead(), []);
  useEffect(() => {
    if (!isOpen) setCreating(false);
  }, [isOpen]);

  if (session.maintenance) return <SaveWait>{session.maintenance}</SaveWait>;
  if (!collections.data?.length || !places.data) {
    const failed = collections.failure === undefined ? places : collections;
    if (failed.failure === undefined) return <SaveWait>{text('plus-save-loading')}</SaveWait>;
    return <FailedCall call={{ failure: failed.failure, isPending: failed.isLoading, retry: failed.reload }} />;
  }

  const known = collections.data;
  const saved = places.data;
  const selected = known.find(({ id }) => id === (chosen ?? saved[0]?.collection_id)) ?? (known[0] as CollectionInfo);
  const existing = saved.find(({ collection_id }) => collection_id === selected.id)?.item;
  const collection = collectionName(selected, text);
  const undo = (way: () => Promise<unknown>) => ({ label: text('plus-undo'), undo: way });

  const theirs = change.failure instanceof ChangedElsewhere ? change.failure.current : undefined;

  async function save({ title, notes }: SavedItem, seenAt = existing?.updated_at) {
    written.current = { title, notes };
    if (existing) {
      await changes.changeItem(selected.id, existing.id, { title, notes, ...(seenAt === undefined ? {} : { seen_at: seenAt }) });
      const before = { title: existing.title, notes: existing.notes ?? '' };
      tell(
        text('plus-save-changed', { collection }),
        undo(() => changes.changeItem(selected.id, existing.id, before)),
      );
    } else {
      await changes.addItem(selected.id, { url: document.url, title, notes });
      tell(
        text('plus-save-done', { collection }),
        undo(() => changes.takeBackItem(selected.id, document.url)),
      );
    }
  }

  async function remove() {
    if (!existing) return;
    await changes.removeItem(selected.id, existing.id);
    const { url, title, notes = '' } = existing;
    tell(
      text('plus-save-removed', { collection }),
      undo(() => changes.addItem(selected.id, { url, title, notes })),
    );
  }

  function close() {
    choose(undefined);
    onClose();
  }

  /** What was typed goes; what is there now comes in its place. */
  function begin() {
    change.forget();
    setRound(round + 1);
  }

  const conflict = theirs && (
    <ConflictNote
      onTakeTheirs={() => {
        begin();
        places.reload();
      }}
      onKeepMine={() =>
        change.run(async () => {
          await save(written.current, theirs.updated_at);
          begin();
          close();
        })
      }
    >
      <p>{theirs.title}</p>
      <p>{theirs.notes ?? text('plus-conflict-no-note')}</p>
    </ConflictNote>
  );

  return (
    <>
      <p className={styles.watch}>
        {document.isOfData ? (
          text('plus-watch-page-of-data')
        ) : (
          <>
            <WatchButton kind="page" subject={document.url} name={document.title} />
            {text('plus-watch-page')}
          </>
        )}
      </p>
      <SaveForm
        key={round}
        suggested={document.title}
        collections={known.map((one) => ({
          id: one.id,
          name: collectionName(one, text),
          isSaved: saved.some(({ collection_id }) => collection_id === one.id),
        }))}
        selected={selected.id}
        existing={existing}
        isOpen={isOpen}
        call={change}
        notice={conflict ?? <FailedCall call={change} />}
        onSelect={choose}
        onCreate={() => setCreating(true)}
        onSave={save}
        onDelete={remove}
        onClose={close}
      />
      <CollectionForm
        open={isCreating}
        isFull={known.length >= collectionLimits.coreCollections && !isPlusSubscriber(session)}
        call={creation}
        notice={<FailedCall call={creation} />}
        onClose={() => setCreating(false)}
        onSave={async (input) => choose((await changes.create(input)).id)}
      />
    </>
  );
}

export const savePanel = definePiece({
  component: SavePanel,
  messages: joinCatalogues(words, formWords, noteWords, saveWords, callWords, watchingWords, conflictWords),
});
