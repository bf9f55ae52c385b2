import { Button } from '@webdocs/design/Button';
import { check, close, warning } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { IconButton } from '@webdocs/design/IconButton';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { titleOfCode } from '../../../code-files/title-of-code.ts';
import type { Keeping, KeepingState } from '../../../device-storage/kept-playgrounds.ts';
import words from './words/en-US.ftl';
import styles from './Kept.module.css';

/** What became of the code on this device; why it is not kept, and what left the list there for it, until the reader has read that. */
function Kept({ keeping }: { readonly keeping: Keeping }) {
  const text = useText();
  const [replaced, setReplaced] = useState<readonly Keeping[]>([]);
  const [undone, setUndone] = useState<KeepingState>();
  const [dismissed, setDismissed] = useState<KeepingState>('kept');
  useEffect(() => {
    setUndone(undefined);
    if (keeping.undo) setReplaced((before) => [...before, keeping]);
  }, [keeping]);
  const left = replaced.flatMap((one) => one.left ?? []);
  const names = left.map(({ name, code }) => name ?? (titleOfCode(code) || text('docs-play-untitled')));
  const state = undone ?? keeping.state;
  const isKept = state === 'kept';
  const undo = () => {
    // The last one first: each knows the list as it was before it.
    setUndone(
      replaced
        .toReversed()
        .map((one) => one.undo?.())
        .at(-1),
    );
    setReplaced([]);
  };
  const dismiss = () => {
    setReplaced([]);
    setDismissed(state);
  };
  const notice =
    left.length > 0 ? text('docs-play-left', { names: names.join(', ') }) : state !== dismissed && !isKept && text(`docs-play-${state}`);
  return (
    <>
      <p className={styles.kept} role="status" data-failed={!isKept || undefined}>
        <Glyph of={isKept ? check : warning} size={16} />
        {text(isKept ? 'docs-play-kept' : 'docs-play-not-kept')}
      </p>
      <div className={styles.toast}>
        <p role="status">{notice}</p>
        {left.length > 0 && (
          <Button size="small" onClick={undo}>
            {text('docs-play-undo')}
          </Button>
        )}
        {notice && <IconButton drawing={close} label={text('docs-play-dismiss')} onClick={dismiss} />}
      </div>
    </>
  );
}

export const kept = definePiece({ component: Kept, messages: words });
