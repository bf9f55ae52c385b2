import type { CollectionImportReply } from '@webdocs/contracts/api/collections';
import { useText } from '@webdocs/remote-kit';
import styles from './ImportCollections.module.css';

interface ImportResultProps {
  readonly reply: CollectionImportReply;
  /** Addresses in the file that are of other sites. */
  readonly foreign: readonly string[];
  readonly isDone: boolean;
  /** What a collection is called on screen. */
  readonly shownName: (name: string) => string;
}

/** More of them say no more. */
const mostListed = 200;

/** What comes in with a file, or would, and what does not and why. */
export function ImportResult({ reply, foreign, isDone, shownName }: ImportResultProps) {
  const text = useText();
  const { collections_added: collections, items_added: articles, items_skipped: skipped } = reply;
  const of = (wanted: 'exists' | 'unknown') =>
    skipped
      .filter(({ reason }) => reason === wanted)
      .map(({ url, collection }) => ({ url, why: text(`plus-import-skipped-${wanted}`, { collection: shownName(collection) }) }));
  const exist = of('exists');
  // Of a hundred thousand only those are put into words that are shown.
  const ofOthers = foreign.slice(0, mostListed).map((url) => ({ url, why: text('plus-import-foreign') }));
  const unknown = of('unknown');
  const unknownCount = unknown.length + foreign.length;
  return (
    <div className={styles.result}>
      <p>
        {!isDone && collections + articles === 0
          ? text('plus-import-nothing')
          : text(isDone ? 'plus-import-added' : 'plus-import-would-add', { collections, articles })}
      </p>
      <Skipped title={text('plus-import-exist', { count: exist.length })} count={exist.length} list={exist} />
      <Skipped title={text('plus-import-unknown', { count: unknownCount })} count={unknownCount} list={[...unknown, ...ofOthers]} />
    </div>
  );
}

function Skipped({
  title,
  count,
  list,
}: {
  readonly title: string;
  readonly count: number;
  /** As many as are shown, at least. */
  readonly list: ReadonlyArray<{ readonly url: string; readonly why: string }>;
}) {
  if (list.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className={styles.skipped} tabIndex={0} aria-label={title}>
        {list.slice(0, mostListed).map(({ url, why }, index) => (
          <li key={index}>
            <code translate="no">{url}</code> {why}
          </li>
        ))}
        {count > mostListed && <li>…</li>}
      </ul>
    </>
  );
}
