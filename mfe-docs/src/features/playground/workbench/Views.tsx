import { octagon } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { definePiece, useText } from '@webdocs/remote-kit';
import words from './words/en-US.ftl';
import styles from './tabs.module.css';

export const views = ['code', 'result', 'console'] as const;
/** What a phone shows. */
export type View = (typeof views)[number];

interface ViewsProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly errors: number;
}

/** On phones: one thing at a time. */
function Views({ view, onView, errors }: ViewsProps) {
  const text = useText();
  return (
    <div className={styles.views} role="group" aria-label={text('docs-play-views')}>
      {views.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
          {text(`docs-play-${one}`)}
          {one === 'console' && errors > 0 && (
            <span className={styles.errors}>
              <Glyph of={octagon} size={14} /> {errors}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

export const viewTabs = definePiece({ component: Views, messages: words });
