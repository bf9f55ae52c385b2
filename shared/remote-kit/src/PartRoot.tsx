import type { Part, PartProps } from './part.ts';
import { PartContextProvider, type PartContext } from './context.tsx';
import type { Current } from './mount-props.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { useSyncExternalStore } from 'react';

interface PartRootProps {
  readonly part: Part;
  readonly context: PartContext;
  readonly current: Current<PartProps>;
  readonly serverNodes: readonly ChildNode[];
  readonly onFailure: (thrown: unknown, when: 'rendering' | 'later') => void;
}

export function PartRoot({ part, context, current, serverNodes, onFailure }: PartRootProps) {
  const props = useSyncExternalStore(current.onChange, current.get, current.served ?? current.get);
  const PartComponent = part.component;
  return (
    <PartBoundary shown={props.page} serverNodes={serverNodes} outlivesPage={Boolean(props.slot)} onFailure={onFailure}>
      <PartContextProvider value={context}>
        <PartComponent {...props} />
      </PartContextProvider>
    </PartBoundary>
  );
}
