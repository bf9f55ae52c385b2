/** @jest-environment jsdom */
import { events, unknownSession, type EventName, type EventPayload, type Facts } from '@webdocs/contracts/events/event';
import type { StoreEnhancer } from 'redux';

/** What the browser extension is told: each action with the state after it, and the settings that it was opened with. */
interface Told {
  readonly settings: unknown;
  readonly steps: Array<{ readonly type: string; readonly state: object }>;
}

/** Answers as the extension does: it wraps the store and sees each action. */
function installExtension(): Told[] {
  const told: Told[] = [];
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      (settings: unknown) =>
      (...enhancers: StoreEnhancer[]): StoreEnhancer =>
      (createStore) => {
        const steps: Told['steps'] = [];
        told.push({ settings, steps });
        const create = enhancers.reduceRight((inner, enhancer) => enhancer(inner), createStore);
        return (reducer, preloaded) => {
          return create((state, action) => {
            const next = reducer(state, action);
            steps.push({ type: action.type, state: next as object });
            return next;
          }, preloaded);
        };
      },
  });
  return told;
}

const facts: Facts = {
  session: unknownSession,
  locale: 'en-US',
  theme: 'os-default',
  connectivity: 'online',
  page: { pathname: '/en-US/', search: '', owner: 'shell', renderer: 'Homepage', title: 'Home' },
  currentDocument: null,
  toasts: [],
  playQueue: [],
};

const document = { url: '/en-US/docs/Web/CSS', title: 'CSS', locale: 'en-US' as const, pageType: null, baseline: null, parents: [] };
const toast = { id: 'one', tone: 'note' as const, isImportant: false, mainText: 'text', shortText: null, buttonText: null };
const payloads: { readonly [N in EventName]: EventPayload<N> } = {
  'session/changed': unknownSession,
  'session/ended': { at: 1 },
  'session/stale': { at: 1 },
  'theme/chosen': { theme: 'dark' },
  'connectivity/changed': { connectivity: 'offline' },
  'page/changed': facts.page,
  'page/out-of-reach': {},
  'document/opened': document,
  'document/closed': { url: document.url },
  'toast/requested': toast,
  'toast/closed': { id: toast.id },
  'toast/answered': { id: toast.id },
  'play-queue/toggled': { key: 'k', id: 'sample', lang: 'js' },
};

/** The toolkit looks for the extension when it is loaded. */
async function busWith(devTools: boolean) {
  jest.resetModules();
  const { createEventBus } = await import('./bus.ts');
  return createEventBus({ facts, source: 'shell', report: () => undefined, devTools });
}

test('in development Redux DevTools show each event by its name, and each fact by its own', async () => {
  const told = installExtension();
  const bus = await busWith(true);
  for (const [name, payload] of Object.entries(payloads)) bus.publish(name as EventName, payload as never);
  const [store] = told;
  expect(store?.settings).toMatchObject({ name: 'Webdocs' });
  expect(store?.steps.map(({ type }) => type)).toEqual(expect.arrayContaining(Object.keys(events)));
  expect(Object.keys(store?.steps.at(-1)?.state ?? {})).toEqual(Object.keys(facts));
  expect(store?.steps.find(({ type }) => type === 'theme/chosen')?.state).toMatchObject({ theme: 'dark' });
});

test('on a live site they show nothing', async () => {
  const told = installExtension();
  (await busWith(false)).publish('theme/chosen', { theme: 'dark' });
  expect(told).toEqual([]);
});
