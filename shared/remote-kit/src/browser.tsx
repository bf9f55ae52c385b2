import type { DeclaredUse } from '@webdocs/contracts/remote/declared-use';
import { loadMessages, type Messages } from '@webdocs/i18n';
import React from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { declaredSlots } from './declared-slots.ts';
import { identifierPrefix } from './identifier-prefix.ts';
import type { MountProps, PartLifecycles } from './mount-props.ts';
import type { Part } from './part.ts';
import { PartRoot } from './PartRoot.tsx';
import { keepReport } from './report-of-remote.ts';

/** What a part needs besides its mount props, fetched before React begins. */
interface Prepared {
  readonly props: MountProps;
  readonly messages: Messages;
  readonly serverNodes: readonly ChildNode[];
}

/**
 * The browser face of a part: hydrates what the server rendered, or renders anew into an empty container. It is bound to what its
 * remote declares; one that was built before there was such a list is not.
 */
export function browserPart(part: Part, declared?: DeclaredUse): PartLifecycles {
  const prepared = new WeakMap<HTMLElement, Prepared>();
  const preparedFor = (element: HTMLElement) => prepared.get(element) as Prepared;
  const lifecycles = singleSpaReact<MountProps>({
    React,
    renderType: 'createRoot',
    ReactDOMClient: { createRoot: (element: HTMLElement) => rootFor(preparedFor(element).props) },
    rootComponent: ({ domElement }) => <MountedPart part={part} declared={declared} {...preparedFor(domElement)} />,
    // PartRoot holds the boundary, on the server too.
    suppressComponentDidCatchWarning: true,
    parcelCanUpdate: false,
  }) as unknown as PartLifecycles;

  return {
    ...lifecycles,
    async mount(props) {
      const { domElement, configuration, current } = props;
      const { locale } = current.get().address;
      const messages = await loadMessages(part.messages, locale, { pseudo: configuration.pseudoLocale });
      keepReport(props);
      prepared.set(domElement, { props, messages, serverNodes: [...domElement.childNodes] });
      return lifecycles.mount(props);
    },
  };
}

interface MountedPartProps extends Prepared {
  readonly part: Part;
  readonly declared: DeclaredUse | undefined;
}

function MountedPart({ part, declared, props, messages, serverNodes }: MountedPartProps) {
  const { identity, bus, configuration, slots, current, navigate, prefetch, report } = props;
  const { remote } = identity;
  const [context] = React.useState(() => ({
    identity,
    bus: bus.as(remote, declared),
    configuration,
    messages,
    slots: declared ? declaredSlots(slots, { remote, opens: declared.opens }, (failure) => report(failure.code, failure)) : slots,
    navigate,
    prefetch,
    report,
  }));
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

/**
 * single-spa-react calls hydrateRoot without options, and for parcels without looking at the container: this root decides
 * by what the container holds, and passes the id prefix of the server on.
 */
function rootFor({ domElement, identity, current, report }: MountProps): Pick<Root, 'render' | 'unmount'> {
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
      // In slices: a tap on a link is heard while a large page comes to life.
      if (domElement.firstChild) React.startTransition(() => void (root = hydrateRoot(domElement, node, options)));
      else {
        root = createRoot(domElement, options);
        root.render(node);
      }
    },
    unmount: () => root?.unmount(),
  };
}
