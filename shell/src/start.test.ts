/** @jest-environment jsdom */
import { documentIds } from '@webdocs/contracts/page/document-ids';
import type { ShownPage } from '@webdocs/telemetry';
import type { startRouter } from './navigation/router.ts';
import type { MountedPart } from './remotes/mounter.ts';
import type { LoadedPart } from './remotes/part-loader.ts';

type Router = Parameters<typeof startRouter>[0];

let router: Router;
/** Of the main part of the page that was loaded. */
let load: () => Promise<void>;
let hasFailed: boolean;

const routes = [
  { pattern: '/:locale/docs/*', part: 'document' },
  { pattern: '/:locale/next', part: 'next' },
];
const remotes = { shell: { version: '1', routes: [] }, 'mfe-docs': { version: '2', routes } };
jest.mock('@webdocs/event-bus', () => ({ ...jest.requireActual<object>('@webdocs/event-bus'), joinTabs: () => undefined }));
jest.mock('single-spa', () => ({ start: () => undefined }));
jest.mock('./connectivity/follow-connectivity.ts', () => ({ followConnectivity: () => undefined }));
jest.mock('./session/follow-session.ts', () => ({ followSession: () => undefined }));
jest.mock('./theme/follow-theme.ts', () => ({ followTheme: () => undefined }));
jest.mock('./remotes/federation.ts', () => ({ openFederation: () => ({}) }));
jest.mock('./remotes/compositions.ts', () => ({
  createCompositions: () => ({ get: async () => ({ remotes }), live: async () => ({ remotes }) }),
}));
jest.mock('./navigation/router.ts', () => ({
  startRouter: (options: Router) => ((router = options), { isNavigating: () => false }),
}));
jest.mock('./remotes/part-loader.ts', () => ({
  partLoader:
    () =>
    async ({ owner, part }: { owner: string; part: string }) => {
      if (part === 'document') await load();
      return { lifecycles: {}, identity: { remote: owner, version: '2', part } } as unknown as LoadedPart;
    },
}));
jest.mock('./remotes/mounter.ts', () => {
  const mount = async ({ identity }: LoadedPart, current: MountedPart['current'], element: HTMLElement): Promise<MountedPart> => {
    element.append('a part');
    return { identity, current, hasFailed: () => hasFailed && identity.part === 'document', unmount: async () => undefined };
  };
  return { createMounter: () => ({ mountApplication: mount, mountParcel: mount }), loadFailureCode: () => 'PART_LOAD_FAILED' };
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A page that was served, and what it tells. */
async function openPage() {
  const state = {
    composition: '0123456789abcdef',
    remotes,
    page: { renderer: 'Spa', url: '/en-US/docs/Web', slug: '', pageTitle: 'Web' },
    main: { owner: 'mfe-docs', part: 'document' },
    slots: {},
    configuration: { addresses: {}, features: {}, newUntil: {} },
  };
  window.history.replaceState(null, '', '/en-US/docs/Web');
  const containers = [documentIds.header, documentIds.notices].map((id) => `<div id="${id}"></div>`).join('');
  document.body.innerHTML = `${containers}<main id="${documentIds.main}"><div>served</div></main>`;
  document.body.append(
    Object.assign(document.createElement('script'), { id: documentIds.state, type: 'application/json', text: JSON.stringify(state) }),
  );
  const marks: boolean[] = [];
  window.webdocsEarly = { interactive: (_, isMainAlive) => Boolean(marks.push(isMainAlive)) };
  const pages: ShownPage[] = [];
  await jest.isolateModulesAsync(async () => {
    const { start } = jest.requireActual<typeof import('./start.ts')>('./start.ts');
    const { addSink } = jest.requireActual<typeof import('@webdocs/telemetry')>('@webdocs/telemetry');
    start(document);
    addSink((metric) => void (metric.kind === 'page' && pages.push(metric.shown)));
  });
  return { marks, pathnames: () => pages.map(({ address }) => address.pathname) };
}

beforeEach(() => {
  load = () => Promise.resolve();
  hasFailed = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(performance, { mark: () => undefined });
});
afterEach(() => jest.restoreAllMocks());

test('a page that comes to life is told once, and that it is interactive', async () => {
  const { marks, pathnames } = await openPage();
  await settled();
  expect([pathnames(), marks]).toEqual([['/en-US/docs/Web'], [true]]);
});

test('who moves on while the first page comes to life is told of on both pages, once each', async () => {
  let comes!: () => void;
  load = () => new Promise((resolve) => (comes = resolve));
  const { marks, pathnames } = await openPage();
  const page = { renderer: 'Generic', url: '/en-US/next', hyData: { title: 'Next' } } as never;
  const url = new URL('/en-US/next', window.location.href);
  await router.show({ page, pathname: '/en-US/next', composition: undefined }, url, () => true);
  router.arrived();
  comes();
  await settled();
  expect([pathnames(), marks]).toEqual([['/en-US/docs/Web', '/en-US/next'], [true]]);
});

test.each([
  ['cannot be loaded', () => void (load = () => Promise.reject(new Error('offline')))],
  ['fails while it takes over', () => void (hasFailed = true)],
])('a page whose main part %s is told, and not that it is interactive', async (_, happens) => {
  happens();
  const { marks, pathnames } = await openPage();
  await settled();
  expect([pathnames(), marks]).toEqual([['/en-US/docs/Web'], [false]]);
});
