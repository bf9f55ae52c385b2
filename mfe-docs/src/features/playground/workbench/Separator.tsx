import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useRef } from 'react';
import type { Arrange } from '../panes/use-arrangement.ts';
import { moveBorder } from './move-border.ts';
import words from './words/en-US.ftl';
import styles from './workbench.module.css';

interface SeparatorProps {
  /** Panes by name and label. */
  readonly before: string;
  readonly after: string;
  readonly beforeLabel: string;
  readonly afterLabel: string;
  readonly isUpright: boolean;
  readonly result: 'beside' | 'below';
  readonly arrange: Arrange;
}

/** Between two panes. Until it can be moved it is a line. */
function Separator({ before, after, beforeLabel, afterLabel, isUpright, result, arrange }: SeparatorProps) {
  const text = useText();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const keep = (change: (of: Record<string, number>) => Record<string, number>) =>
      arrange(({ sizes }) => ({ sizes: { ...sizes, [result]: change({ ...sizes[result] }) } }));
    return moveBorder(line.current as HTMLElement, {
      before,
      after,
      isUpright,
      inWords: (px) => text('docs-bench-px', { px }),
      onSizes: (found) => keep((kept) => ({ ...kept, ...found })),
      onReset: (names) => keep((kept) => Object.fromEntries(Object.entries(kept).filter(([name]) => !names.includes(name)))),
    });
  }, [before, after, isUpright, result, arrange, text]);
  return (
    <div
      ref={line}
      role="separator"
      className={styles.separator}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      aria-label={text('docs-bench-border', { before: beforeLabel, after: afterLabel })}
      aria-controls={`pane-${before}`}
    />
  );
}

export const separator = definePiece({ component: Separator, messages: words });
