import { Fragment, type ComponentType } from 'react';
import type { Arrangement } from './arrangement.ts';
import { Pane, type PaneContent } from './Pane.tsx';
import type { Arrange } from './use-arrangement.ts';

/** What can be moved between two panes. */
export type SeparatorBetween = ComponentType<{
  readonly before: string;
  readonly after: string;
  readonly beforeLabel: string;
  readonly afterLabel: string;
  readonly isUpright: boolean;
  readonly result: Arrangement['result'];
  readonly arrange: Arrange;
}>;

interface PanesProps {
  readonly panes: readonly PaneContent[];
  readonly arrangement: Arrangement;
  readonly arrange: Arrange;
  readonly Separator: SeparatorBetween;
}

/** Panes that share a column, or a row where the result is below the code, with a separator between each two. */
export function Panes({ panes, arrangement, arrange, Separator }: PanesProps) {
  const { folded, result, tab } = arrangement;
  const isFolded = ({ name }: PaneContent) => folded.includes(name);
  const fold = (name: string, isNow: boolean) =>
    arrange((before) => ({ folded: [...before.folded.filter((one) => one !== name), ...(isNow ? [name] : [])] }));
  return panes.map((pane, index) => {
    // What a separator moves are the nearest panes that are open.
    const before = panes.slice(0, index).findLast((one) => !isFolded(one));
    const after = panes.slice(index).find((one) => !isFolded(one));
    return (
      <Fragment key={pane.name}>
        {before && after && (
          <Separator
            before={before.name}
            after={after.name}
            beforeLabel={before.label}
            afterLabel={after.label}
            isUpright={result === 'below'}
            result={result}
            arrange={arrange}
          />
        )}
        <Pane {...pane} isFolded={isFolded(pane)} isCurrent={pane.name === tab} onFold={(isNow) => fold(pane.name, isNow)} />
      </Fragment>
    );
  });
}
