import { usePublish, type Part, type PartLifecycles, type PartProps } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';

/** Which part fails, and how. The values are put in after the build, so that one build serves every fault. */
const planted = JSON.parse('{"part":"@planted-part@","fault":"@planted-fault@"}') as { readonly part: string; readonly fault: string };

/** The server's parts, one of them with the fault in it; everything else is unchanged. */
export function plantedOnServer(parts: Readonly<Record<string, Part>>): Readonly<Record<string, Part>> {
  if (planted.fault === 'server-bundle-throws') throw plantedError();
  const part = parts[planted.part];
  const fault = serverFaults[planted.fault];
  return part && fault ? { ...parts, [planted.part]: { ...part, component: fault } } : parts;
}

/** A part for the browser, with the fault in it if it is the chosen one. */
export function plantedInBrowser(name: string, part: Part, lifecyclesOf: (part: Part) => PartLifecycles): PartLifecycles {
  if (name !== planted.part) return lifecyclesOf(part);
  if (planted.fault === 'throws-at-load') throw plantedError();
  const fault = browserFaults[planted.fault];
  const lifecycles = lifecyclesOf(fault ? { ...part, component: fault(part.component) } : part);
  return planted.fault === 'never-settles' ? { ...lifecycles, mount: () => new Promise(() => undefined) } : lifecycles;
}

const serverFaults: Readonly<Record<string, Part['component']>> = {
  'throws-on-server': throwing,
  'throws-on-both-sides': throwing,
  'loops-on-server': looping,
};

const browserFaults: Readonly<Record<string, (original: Part['component']) => Part['component']>> = {
  'throws-in-render': () => throwing,
  'throws-in-effect': throwingInEffect,
  'throws-on-both-sides': throwingInEffect,
  'throws-on-the-next-page': (Original) =>
    function ThrowsOnTheNextPage(props: PartProps) {
      const [first] = useState(props.page.url);
      if (props.page.url !== first) throw plantedError();
      return <Original {...props} />;
    },
  'publishes-garbage': (Original) =>
    function PublishesGarbage(props: PartProps) {
      const publish = usePublish();
      useEffect(() => {
        publish('document/opened', { url: 42 } as never);
        publish('undeclared/event' as never, {} as never);
      }, [publish]);
      return <Original {...props} />;
    },
};

function throwingInEffect(Original: Part['component']): Part['component'] {
  return function ThrowsInEffect(props: PartProps) {
    useEffect(() => {
      throw plantedError();
    }, []);
    return <Original {...props} />;
  };
}

function throwing(): never {
  throw plantedError();
}

function looping(): never {
  for (;;);
}

function plantedError(): Error {
  return new Error(`planted: ${planted.fault}`);
}
