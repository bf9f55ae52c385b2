import { joinCatalogues } from '@webdocs/i18n';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useRef } from 'react';
import { collectionName } from '../../features/collections/collection-name.ts';
import { ChangedElsewhere, useCollectionChanges, type CollectionInfo } from '../../data/collections.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { DeleteCollection } from '../../features/collection-delete/DeleteCollection.tsx';
import conflictWords from '../../collection-conflict/words/en-US.ftl';
import words from '../../features/collection-form/words/en-US.ftl';
import { CollectionForm } from '../../features/collection-form/CollectionForm.tsx';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';

/** What is being done with collections at the moment. */
export type CollectionTask = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly collection: CollectionInfo };

interface CollectionDialogsProps {
  readonly task: CollectionTask | undefined;
  readonly isFull: boolean;
  readonly onDone: () => void;
  readonly onDeleted: (name: string) => void;
}

/** The windows in which collections are made, edited and deleted. */
function CollectionDialogs({ task, isFull, onDone, onDeleted }: CollectionDialogsProps) {
  const text = useText();
  const changes = useCollectionChanges();
  const saving = useRepeatableCall();
  const deleting = useRepeatableCall();
  // A window that closes keeps its words until it is gone.
  const last = useRef<CollectionTask>({ kind: 'create' });
  if (task) last.current = task;
  const collection = last.current.kind === 'create' ? undefined : last.current.collection;
  const name = collection ? collectionName(collection, text) : '';

  return (
    <>
      <CollectionForm
        open={task?.kind === 'create' || task?.kind === 'edit'}
        collection={collection}
        isFull={isFull}
        call={saving}
        notice={<FailedCall call={saving} />}
        onClose={onDone}
        theirs={saving.failure instanceof ChangedElsewhere ? saving.failure.current : undefined}
        onSave={(input, seen) => (collection ? changes.edit(collection.id, input, seen) : changes.create(input))}
      />
      <DeleteCollection
        open={task?.kind === 'delete'}
        name={name}
        count={collection?.article_count ?? 0}
        call={deleting}
        notice={<FailedCall call={deleting} />}
        onClose={() => {
          deleting.forget();
          onDone();
        }}
        onDelete={async () => {
          if (!collection) return;
          await changes.delete(collection.id);
          onDeleted(name);
        }}
      />
    </>
  );
}

export const collectionDialogs = definePiece({ component: CollectionDialogs, messages: joinCatalogues(words, conflictWords) });
