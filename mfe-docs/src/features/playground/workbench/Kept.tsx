import { check, warning } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { definePiece, useText } from '@webdocs/remote-kit';
import type { Keep } from '../use-keeping.ts';
import words from './words/en-US.ftl';
import styles from './Kept.module.css';

/** What became of the code on this device. */
function Kept({ keeping }: { readonly keeping: ReturnType<Keep> }) {
  const text = useText();
  return (
    <p className={styles.kept} role="status" data-failed={keeping !== 'kept' || undefined}>
      <Glyph of={keeping === 'kept' ? check : warning} size={16} />
      {text(`docs-play-${keeping}`)}
    </p>
  );
}

export const kept = definePiece({ component: Kept, messages: words });
