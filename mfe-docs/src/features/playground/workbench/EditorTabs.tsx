import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import type { PlaygroundLanguage } from '../playground-code.ts';
import type { PaneName } from '../panes/Pane.tsx';
import type { Arrange } from '../panes/use-arrangement.ts';
import words from './words/en-US.ftl';
import styles from './tabs.module.css';

interface EditorTabsProps {
  readonly panes: readonly PaneName[];
  readonly tab: string;
  readonly arrange: Arrange;
  readonly current: SampleCode | undefined;
  /** Another object whenever other code comes. */
  readonly beginning: SampleCode;
}

/** Which editor is shown, where one is: in the layout with tabs, and on phones. */
function EditorTabs({ panes, tab, arrange, current, beginning }: EditorTabsProps) {
  const text = useText();
  const [first] = panes;
  const isThere = panes.some(({ name }) => name === tab);
  // What was shown last may be something that this code does not have: an import map, say.
  useEffect(() => {
    if (first && !isThere) arrange(() => ({ tab: first.name }));
  }, [isThere]);
  // An example in JavaScript alone is not behind an empty page. What its reader empties later stays in view.
  useEffect(() => {
    const written = panes.filter(({ name }) => current?.[name as PlaygroundLanguage]);
    const [next] = written;
    if (next && written.every(({ name }) => name !== tab)) arrange(() => ({ tab: next.name }));
  }, [beginning]);
  return (
    <div className={styles.tabs} role="group" aria-label={text('docs-play-editors')} data-many={panes.length > 3 || undefined}>
      {panes.map(({ name, label, short }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === tab}
          aria-controls={`pane-${name}`}
          onClick={() => arrange(() => ({ tab: name }))}
        >
          <span className={styles.long}>{label}</span>
          <abbr className={styles.short} aria-hidden="true">
            {short ?? label}
          </abbr>
        </button>
      ))}
    </div>
  );
}

export const editorTabs = definePiece({ component: EditorTabs, messages: words });
