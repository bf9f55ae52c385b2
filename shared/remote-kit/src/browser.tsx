import { loadMessages, type Messages } from '@webdocs/i18n';
import * as React from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { identifierPrefix } from './identifier-prefix.ts';
import type { MountProps, PartLifecycles } from './mount-props.ts';
import type { Part } from './part.ts';
import { PartRoot } from './PartRoot.tsx';

/** The browser face of a part: hydrates what the server rendered, or renders afresh where nothing stands. */
export function browserPart(part: Part): PartLifecycles {
  const roots = new WeakMap<HTMLElement, Root>();
  return {
    bootstrap: () => Promise.resolve(),
    async mount(props) {
      const { domElement, configuration } = props;
      const { locale } = props.current.get().address;
      const messages = await loadMessages(part.messages, locale, { pseudo: configuration.pseudoLocale });
      const serverNodes = [...domElement.childNodes];
      await new Promise<void>((mounted) => {
        roots.set(domElement, rootWith(<MountedPart {...{ part, props, messages, serverNodes, mounted }} />, props));
      });
    },
    unmount({ domElement }) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
      // What React cleans up afterwards is done by then.
      return new Promise((unmounted) => setTimeout(unmounted));
    },
  };
}

interface MountedPartProps {
  readonly part: Part;
  readonly props: MountProps;
  readonly messages: Messages;
  readonly serverNodes: readonly ChildNode[];
  /** Told when it stands in the page, whether or not it failed on the way. */
  readonly mounted: () => void;
}

function MountedPart({ part, props, messages, serverNodes, mounted }: MountedPartProps) {
  const { identity, bus, configuration, slots, current, navigate, prefetch, report } = props;
  const [context] = React.useState(() => ({
    identity,
    bus: bus.as(identity.remote),
    configuration,
    messages,
    slots,
    navigate,
    prefetch,
    report,
  }));
  React.useLayoutEffect(() => void setTimeout(mounted), [mounted]);
  return (
    <PartRoot
      part={part}
      context={context}
      current={current}
      serverNodes={serverNodes}
      onFailure={(thrown, when) => report(when === 'rendering' ? 'PART_RENDER_FAILED' : 'PART_EFFECT_FAILED', thrown)}
    />
  );
}

/** Decides by what really stands in the container, and passes the id prefix of the server on. */
function rootWith(node: React.ReactNode, { domElement, identity, current, report }: MountProps): Root {
  const options = {
    identifierPrefix: identifierPrefix(identity.remote, identity.part, current.get().slot),
    // Caught errors are reported by the boundary; React's own console line would only repeat it.
    onCaughtError: () => undefined,
    onUncaughtError: (thrown: unknown) => report('PART_RENDER_FAILED', thrown),
    onRecoverableError: (thrown: unknown) => report('PART_HYDRATION_MISMATCH', thrown),
  };
  if (domElement.firstChild) return hydrateRoot(domElement, node, options);
  const root = createRoot(domElement, options);
  root.render(node);
  return root;
}
