import { createMessages, type Messages } from '@webdocs/i18n';
import * as React from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { identifierPrefix } from './identifier-prefix.ts';
import type { MountProps, PartLifecycles } from './mount-props.ts';
import type { Part } from './part.ts';
import { PartRoot } from './PartRoot.tsx';

interface Prepared extends MountProps {
  readonly messages: Messages;
  readonly serverNodes: readonly ChildNode[];
}

/** The browser face of a part: hydrates what the server rendered, or renders afresh where nothing stands. */
export function browserPart(part: Part): PartLifecycles {
  const prepared = new WeakMap<HTMLElement, Prepared>();

  const lifecycles = singleSpaReact({
    React,
    renderType: 'createRoot',
    ReactDOMClient: { createRoot: (element: HTMLElement) => rootFor(prepared.get(element) as Prepared) },
    rootComponent: ({ domElement }: MountProps) => <MountedPart part={part} mount={prepared.get(domElement) as Prepared} />,
    // The boundary that keeps the server's HTML stands inside PartRoot.
    suppressComponentDidCatchWarning: true,
    parcelCanUpdate: false,
  } as never) as unknown as PartLifecycles;

  return {
    bootstrap: lifecycles.bootstrap,
    unmount: lifecycles.unmount,
    async mount(props) {
      const { locale } = props.current.get().address;
      const messages = createMessages(locale, await part.messages.sourcesFor(locale), { pseudo: props.configuration.pseudoLocale });
      prepared.set(props.domElement, { ...props, messages, serverNodes: [...props.domElement.childNodes] });
      return lifecycles.mount(props);
    },
  };
}

function MountedPart({ part, mount }: { part: Part; mount: Prepared }) {
  const { identity, bus, configuration, messages, slots, navigate, prefetch, report } = mount;
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
  return (
    <PartRoot
      part={part}
      context={context}
      current={mount.current}
      serverNodes={mount.serverNodes}
      onFailure={(thrown, when) => report(when === 'rendering' ? 'PART_RENDER_FAILED' : 'PART_EFFECT_FAILED', thrown)}
    />
  );
}

/**
 * single-spa-react calls hydrateRoot without options, and for parcels without looking at the container. This root
 * decides by what is really there and passes the id prefix on.
 */
function rootFor({ domElement, identity, current, report }: Prepared): Pick<Root, 'render' | 'unmount'> {
  const options = {
    identifierPrefix: identifierPrefix(identity.remote, identity.part, current.get().slot),
    // Caught errors are reported by the boundary; React's own console line would only repeat it.
    onCaughtError: () => undefined,
    onUncaughtError: (thrown: unknown) => report('PART_RENDER_FAILED', thrown),
    onRecoverableError: (thrown: unknown) => report('PART_HYDRATION_MISMATCH', thrown),
  };
  let root: Root | undefined;
  return {
    render(node) {
      if (root) root.render(node);
      else if (domElement.firstChild) root = hydrateRoot(domElement, node, options);
      else {
        root = createRoot(domElement, options);
        root.render(node);
      }
    },
    unmount: () => root?.unmount(),
  };
}
