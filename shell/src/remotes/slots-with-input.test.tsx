/** @jest-environment jsdom */
import { addressOf } from '@webdocs/contracts/reader/address';
import type { PageState } from '@webdocs/contracts/page/state';
import { catalogue } from '@webdocs/i18n';
import { definePart, Slot, type PartLifecycles, type SlotMounter } from '@webdocs/remote-kit';
import { browserPart } from '@webdocs/remote-kit/browser';
import { createEventBus } from '@webdocs/event-bus';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import { defaultConfiguration } from '@webdocs/testing/render';
import { currentProps, type CurrentProps } from './current-props.ts';
import type { Mounter } from './mounter.ts';
import { createShownPage } from './shown-page.ts';
import { createSlots } from './slots.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));
const near = new Set<() => void>();

beforeEach(() => {
  near.clear();
  globalThis.IntersectionObserver = class {
    constructor(readonly callback: IntersectionObserverCallback) {}
    observe() {
      near.add(() => this.callback([{ isIntersecting: true }] as IntersectionObserverEntry[], this as unknown as IntersectionObserver));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const page = { renderer: 'Spa' as const, url: '/en-US/plus/updates', slug: '', pageTitle: '' };
const address = addressOf(page.url);

/** A page of one team that wants two tables of another, each about something else. */
const opener = browserPart(
  definePart({
    component: () => (
      <>
        <Slot name="compat-table" input="api.Kettle" />
        <Slot name="compat-table" input="api.Teapot" />
      </>
    ),
    messages: catalogue(''),
  }),
);

test('a page may open a slot several times: each filler is handed its own input', async () => {
  const inputs: Array<string | undefined> = [];
  const shown = createShownPage(
    {
      composition: 'c',
      remotes: {},
      page,
      main: { owner: 'mfe-plus', part: 'page' },
      slots: { 'compat-table': { owner: 'mfe-docs', part: 'compat-table' } },
      configuration: defaultConfiguration,
      scripts: [],
    } satisfies PageState,
    address,
  );
  const mounter = {
    async mountParcel(_: unknown, current: CurrentProps, element: HTMLElement) {
      inputs.push(current.get().input);
      element.textContent = `table of ${current.get().input}`;
      return { current, hasFailed: () => false, unmount: async () => undefined };
    },
  } as unknown as Mounter;
  const slots = createSlots({
    loadPart: async () => ({ lifecycles: {} as PartLifecycles, identity: { remote: 'mfe-docs', version: '1', part: 'compat-table' } }),
    mounter: () => mounter,
    remotes: () => ({}),
    fillerOf: shown.fillerOf,
    propsFor: shown.propsFor,
    servedPropsFor: (slot, input) => shown.servedPropsFor(slot, input),
    filled: () => undefined,
    failed: (_, code, thrown) => {
      throw new Error(code, { cause: thrown });
    },
  });
  const slotMounter: SlotMounter = { mark: (slot) => `mark of ${slot}`, mount: slots.mount };
  const element = document.body.appendChild(document.createElement('div'));
  const props = {
    name: 'opener',
    mountParcel: () => undefined,
    singleSpa: {},
    domElement: element,
    identity: { remote: 'mfe-plus', version: '1', part: 'page' },
    bus: createEventBus({ facts: startFacts(page, address, 'mfe-plus'), source: 'test', report: () => undefined }),
    configuration: defaultConfiguration,
    slots: slotMounter,
    current: currentProps({ page, address }),
    navigate: () => undefined,
    prefetch: () => undefined,
    report: () => undefined,
  };
  await opener.bootstrap(props);
  await opener.mount(props);
  await turn();
  expect([...element.children].map(({ textContent }) => textContent)).toEqual(['', '']);

  for (const comesNear of near) comesNear();
  await turn();
  expect(inputs).toEqual(['api.Kettle', 'api.Teapot']);
  expect([...element.children].map(({ textContent }) => textContent)).toEqual(['table of api.Kettle', 'table of api.Teapot']);
});
