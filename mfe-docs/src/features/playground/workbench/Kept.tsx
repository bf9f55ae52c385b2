import { Button } from '@webdocs/design/Button';
import { check, close, warning } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { IconButton } from '@webdocs/design/IconButton';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import type { Keeping, KeepingState } from '../../../device-storage/kept-playgrounds.ts';
import { titleOfCode } from '../../../code-files/title-of-code.ts';
import words from './words/en-US.ftl';
import styles from './Kept.module.css';

/** What became of the code on this device, and what left the list there for it. */
function Kept({ keeping }: { readonly keeping: Keeping }) {
  const text = useText();
  const [replaced, setReplaced] = useState<readonly Keeping[]>([]);
  const [undone, setUndone] = useState<KeepingState>();
  useEffect(() => {
    setUndone(undefined);
    if (keeping.undo) setReplaced((before) => [...before, keeping]);
  }, [keeping]);
  const left = replaced.flatMap((one) => one.left ?? []);
  const names = left.map(({ name, code }) => name ?? (titleOfCode(code) || text('docs-play-untitled')));
  const state = undone ?? keeping.state;
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
  return (
    <div className={styles.kept} data-failed={state !== 'kept' || left.length > 0 || undefined}>
      <Glyph of={state === 'kept' && left.length === 0 ? check : warning} size={16} />
      <p role="status">{left.length > 0 ? text('docs-play-left', { names: names.join(', ') }) : text(`docs-play-${state}`)}</p>
      {left.length > 0 && (
        <>
          <Button size="small" kind="quiet" onClick={undo}>
            {text('docs-play-undo')}
          </Button>
          <IconButton drawing={close} label={text('docs-play-left-close')} onClick={() => setReplaced([])} />
        </>
      )}
    </div>
  );
}

export const kept = definePiece({ component: Kept, messages: words });
