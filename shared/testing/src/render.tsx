import { addressOf } from '@webdocs/contracts/reader/address';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { EventNamed, Facts, PayloadOf } from '@webdocs/contracts/events/event';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Page } from '@webdocs/contracts/page/page';
import { withoutBodies } from '@webdocs/contracts/page/head';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import { createEventBus, type EventBus } from '@webdocs/event-bus';
import type { PartLifecycles, PartProps } from '@webdocs/remote-kit';
import type { ServerEntry } from '@webdocs/remote-kit/server';
import { act } from '@testing-library/react';

export const defaultConfiguration: PublicConfiguration = {
  siteName: 'Web Docs',
  siteTitle: 'Web Docs',
  products: { plus: 'MDN Plus', curriculum: 'MDN Curriculum', observatory: 'HTTP Observatory' },
  locales: [...activeLocales],
  features: { plus: true, ads: true, newsletter: true, aiHelp: true, observatory: true },
  readOnly: false,
  maintenance: '',
  writerMode: false,
  developmentMode: false,
  pseudoLocale: false,
  addresses: {
    compat: 'http://compat.localhost',
    updates: 'http://updates.localhost',
    observatory: 'http://observatory.localhost',
    examples: 'http://examples.localhost',
    play: 'http://play.localhost',
    identity: 'http://id.localhost',
    support: 'http://support.localhost',
    feedback: 'http://feedback.localhost',
    repository: 'http://repository.localhost',
  },
  newUntil: { updates: '2025-07-01', newsletter: '2023-03-08', tools: '2025-07-01' },
};

const undeclared: Failure[] = [];

/** What a remote uses and does not declare throws, and fails its test also where the remote catches it. */
function refuse(failure: Failure): never {
  undeclared.push(failure);
  throw failure;
}

afterEach(() => {
  const [first] = undeclared.splice(0);
  if (first) throw new Error(`${first.code}: ${first.message}\n-> ${first.remedy}`, { cause: first });
});

/** What a test wants of the page; the rest is as in a fresh visit. */
export interface PageWish {
  readonly page: Page;
  /** Path and query; the page's own address unless told. */
  readonly address?: string;
  readonly traits?: PartProps['traits'];
  readonly slot?: SlotName;
  readonly input?: string;
  readonly compat?: PartProps['compat'] | undefined;
  readonly facts?: Partial<Facts>;
  readonly configuration?: Partial<PublicConfiguration>;
}

/** The HTML that the gateway would get of a part. */
export function renderOnServer(entry: ServerEntry, part: string, wish: PageWish): Promise<string> {
  const props = propsOf(wish);
  return entry.render({
    part,
    props,
    facts: factsOf(wish, props),
    configuration: configurationOf(wish),
    version: '1.0.0',
    slotMark: '<!--slot *-->',
    undeclared: refuse,
  });
}

export interface MountedPart {
  readonly element: HTMLElement;
  readonly bus: EventBus;
  /** What the part asked for, in order. */
  readonly navigations: readonly string[];
  readonly prefetches: readonly string[];
  readonly reports: ReadonlyArray<{ readonly code: string; readonly cause: unknown }>;
  readonly openSlots: () => readonly SlotName[];
  /** Hands the mounted part another page, as a navigation inside the remote does. */
  readonly show: (wish: PageWish) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/**
 * Mounts a part, called `remote/part`, as the shell does. With the server's HTML it hydrates: the page then comes without its bodies, as in
 * the state block.
 */
export async function mountInBrowser(
  lifecycles: PartLifecycles,
  name: `${string}/${string}`,
  wish: PageWish,
  serverHtml?: string,
): Promise<MountedPart> {
  const [remote = '', part = ''] = name.split('/');
  const element = document.body.appendChild(document.createElement('div'));
  if (serverHtml !== undefined) element.innerHTML = serverHtml;
  let props = propsOf(serverHtml === undefined ? wish : { ...wish, page: withoutBodies(wish.page), compat: undefined });
  const listeners = new Set<() => void>();
  const bus = createEventBus({
    facts: factsOf(wish, props),
    source: 'test',
    report: (failure) => noted(failure.code, failure),
  });
  const navigations: string[] = [];
  const prefetches: string[] = [];
  const reports: Array<{ code: string; cause: unknown }> = [];
  const openSlots = new Set<SlotName>();

  const mountProps = {
    name,
    mountParcel: () => undefined,
    singleSpa: {},
    domElement: element,
    identity: { remote, version: '1.0.0', part },
    bus,
    configuration: configurationOf(wish),
    slots: {
      mark: (slot: SlotName) => `<!--slot ${slot}-->`,
      mount: (slot: SlotName) => {
        openSlots.add(slot);
        return () => openSlots.delete(slot);
      },
    },
    current: {
      get: () => props,
      onChange: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigate: (href: string) => navigations.push(href),
    prefetch: (href: string) => prefetches.push(href),
    report: noted,
  };
  function noted(code: string, cause: unknown): void {
    reports.push({ code, cause });
    if (code.endsWith('_UNDECLARED')) refuse(cause as Failure);
  }
  await asInBrowser(async () => {
    await lifecycles.bootstrap(mountProps);
    await lifecycles.mount(mountProps);
  });

  return {
    element,
    bus,
    navigations,
    prefetches,
    reports,
    openSlots: () => [...openSlots],
    show: (next) =>
      act(async () => {
        props = propsOf(next);
        for (const listener of listeners) listener();
      }),
    async unmount() {
      await asInBrowser(() => lifecycles.unmount(mountProps));
      element.remove();
    },
  };
}

/** Notes every event of a kind that is published on the bus from now on. */
export function recordEvents<N extends string>(bus: EventBus, name: N & EventNamed<N>): ReadonlyArray<PayloadOf<N>> {
  const seen: Array<PayloadOf<N>> = [];
  bus.subscribe<N>(name, (payload) => seen.push(payload));
  return seen;
}

/**
 * single-spa waits for the first render, which React would hold back while a test acts; so React keeps its own time
 * here, and what the first effects ask for is done by the end.
 */
async function asInBrowser(work: () => Promise<unknown>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await work();
  environment.IS_REACT_ACT_ENVIRONMENT = before;
  await act(() => new Promise<void>((turn) => setTimeout(turn)));
}

function propsOf({ page, address = page.url, traits, slot, input, compat }: PageWish): PartProps {
  const { pathname, search } = new URL(address, 'http://localhost');
  return {
    page,
    address: addressOf(pathname, search),
    ...(traits ? { traits } : {}),
    ...(slot ? { slot } : {}),
    ...(input === undefined ? {} : { input }),
    ...(compat ? { compat } : {}),
  };
}

function factsOf({ page, facts }: PageWish, { address }: PartProps): Facts {
  return { ...startFacts(page, address, 'test'), ...facts };
}

function configurationOf({ configuration }: PageWish): PublicConfiguration {
  return { ...defaultConfiguration, ...configuration };
}
