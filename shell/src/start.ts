import { addressOf } from '@webdocs/contracts/reader/address';
import type { ComposedRemote } from '@webdocs/contracts/remote/composition';
import type { Failure, FailureCode } from '@webdocs/contracts/failures/failure';
import { ownerOf } from '@webdocs/contracts/page/ownership';
import type { DeclaredUse } from '@webdocs/contracts/remote/declared-use';
import { documentIds } from '@webdocs/contracts/page/document-ids';
import { isDocument } from '@webdocs/contracts/page/head';
import { pageFactOf, startFacts } from '@webdocs/contracts/page/start-facts';
import { createEventBus, joinTabs } from '@webdocs/event-bus';
import type { PartIdentity, SlotMounter } from '@webdocs/remote-kit';
import { addSink, track } from '@webdocs/telemetry';
import { start as startSingleSpa } from 'single-spa';
import { followConnectivity } from './connectivity/follow-connectivity.ts';
import { reportFailure } from './failure/report-failure.ts';
import { isLive } from './head/is-live.ts';
import { readPageState, rootElement } from './page-state.ts';
import { createCompositions } from './remotes/compositions.ts';
import { currentProps } from './remotes/current-props.ts';
import { openFederation } from './remotes/federation.ts';
import { createHealing } from './remotes/healing.ts';
import { createMainArea } from './remotes/main-area.ts';
import { createMounter, loadFailureCode, type MountedPart } from './remotes/mounter.ts';
import { partLoader } from './remotes/part-loader.ts';
import { createShownPage } from './remotes/shown-page.ts';
import { createSlots } from './remotes/slots.ts';
import { createPageData, type PageData } from './navigation/page-data.ts';
import { startRouter } from './navigation/router.ts';
import { createScrollMemory } from './navigation/scroll-memory.ts';
import { followSession } from './session/follow-session.ts';
import { tabStore } from './storage/browser-storage.ts';
import { followTheme } from './theme/follow-theme.ts';

/** Put in by the build, out of the definition of the shell. */
declare const DECLARED_USE: DeclaredUse;

/** Writers see what they write as soon as it is saved. */
const refreshInDevelopmentMs = 500;
const fetchRefreshing = () => import(/* webpackChunkName: "read-page" */ './navigation/refresh-page.ts');

/** Takes over the served page. The only file in which the parts of the shell meet. */
export function start(document: Document): void {
  const window = document.defaultView as Window;
  const state = readPageState(document);
  const { configuration } = state;
  // The offline worker sends one document for all pages: what is read is asked for once it is alive.
  const isFrame = state.page.renderer === 'Offline';
  const address = isFrame ? addressOf(state.page.url) : addressOf(window.location.pathname, window.location.search);
  const shown = createShownPage(state, address);
  const data = createPageData();
  const compositions = createCompositions();

  const wholeBus = createEventBus({
    facts: startFacts(state.page, address, state.main.owner),
    source: 'shell',
    devTools: configuration.developmentMode,
    report: eventFailed,
  });
  joinTabs(wholeBus);
  const bus = wholeBus.as('shell', DECLARED_USE);
  followTheme({ bus });
  const noteSite = followConnectivity(bus);
  followSession({ bus, noteSite, maintenanceText: configuration.maintenance });

  const federation = openFederation(window.location.origin);
  const loadPart = partLoader(federation, document);
  const healing = createHealing({ fetchLive: liveRemotes, replace: replaceRemote });
  const slots = createSlots({
    loadPart,
    mounter: () => mounter,
    remotes: () => shown.now().remotes,
    fillerOf: shown.fillerOf,
    propsFor: shown.propsFor,
    servedPropsFor: (slot, input) => shown.servedPropsFor(slot, input),
    filled: (element) => pressEarly(element, window),
    failed: partFailed,
  });
  const slotMounter: SlotMounter = { mark: () => '', mount: slots.mount };
  const mounter = createMounter({
    bus: wholeBus,
    configuration,
    slots: slotMounter,
    navigate: (href) => router.navigate(href),
    prefetch: (href) => router.prefetch(href),
    report: partFailed,
  });
  const main = rootElement(document, documentIds.main);
  const mainArea = createMainArea(main, mounter);
  const router = startRouter({
    window,
    main,
    data: { get: dataWithComposition },
    scrollMemory: createScrollMemory(tabStore),
    prepare,
    shown: () => shown.now().page,
    traits: () => shown.now().traits,
    show: showPage,
    arrived,
    outOfReach: () => bus.publish('page/out-of-reach', {}),
  });
  const frame: MountedPart[] = [];
  const firstReturn = new AbortController();

  startSingleSpa();
  // Before the reader can be on another: links work while this one comes to life.
  track({ kind: 'page', shown: shown.now() });
  void takeOver();

  async function takeOver(): Promise<void> {
    // There is nothing to take over in the frame: the page takes its place as soon as it is here.
    if (isFrame) router.reopen();
    const [isMainAlive] = await Promise.all([
      isFrame || takeOverMain(),
      takeOverFrame('header', documentIds.header),
      takeOverFrame('notices', documentIds.notices),
    ]);
    document.documentElement.dataset.hydrated = '';
    performance.mark('webdocs:hydrated');
    // Of a reader who is not counted nothing is kept for later either.
    if (!window.webdocsEarly?.interactive?.(fetchMeasuring, isMainAlive)) addSink(() => undefined);
    if (configuration.developmentMode) await keepFresh();
    else for (const event of ['focus', 'visibilitychange']) window.addEventListener(event, keepFresh, { signal: firstReturn.signal });
  }

  async function fetchMeasuring(): Promise<void> {
    const { measure } = await import(/* webpackChunkName: "telemetry" */ './telemetry/measure.ts');
    measure({ window, bus, configuration, report: reportFailure, composition: () => shown.now().composition });
  }

  /** Asked for when the reader first leaves or comes back: there is nothing to refresh before. */
  async function keepFresh(): Promise<void> {
    if (!window.navigator.onLine) return;
    const refreshing = await fetchRefreshing().catch(() => undefined);
    if (!refreshing || firstReturn.signal.aborted) return;
    firstReturn.abort();
    refreshing.refreshOnReturn({ window, everyMs: configuration.developmentMode ? refreshInDevelopmentMs : undefined, refresh });
  }

  async function takeOverMain(): Promise<boolean> {
    const { owner, part, failed } = state.main;
    try {
      const isAlive = failed
        ? await showAfresh(shown.now().remotes)
        : await mainArea.hydrate(await loadPart(state.main, shown.now().remotes), shown.propsFor(), shown.servedPropsFor());
      pressEarly(main, window);
      return isAlive;
    } catch (thrown) {
      partFailed({ remote: owner, version: shown.now().remotes[owner]?.version ?? '?', part }, loadFailureCode(thrown), thrown);
      return false;
    }
  }

  async function takeOverFrame(part: 'header' | 'notices', id: string): Promise<void> {
    try {
      const loaded = await loadPart({ owner: 'shell', part }, shown.now().remotes);
      const container = rootElement(document, id);
      frame.push(await mounter.mountParcel(loaded, currentProps(shown.propsFor(), shown.servedPropsFor()), container));
      pressEarly(container, window);
    } catch (thrown) {
      partFailed({ remote: 'shell', version: shown.now().remotes.shell?.version ?? '?', part }, loadFailureCode(thrown), thrown);
    }
  }

  /** Who shows a page, and in which composition; undefined where only a full load will do. */
  async function ownerIn({ page, pathname, composition: id = shown.now().composition }: PageData) {
    const { remotes } = await compositions.get(id);
    if (remotes.shell?.version !== shown.now().remotes.shell?.version) return;
    const reference = ownerOf(remotes, page, pathname, configuration.features);
    const version = remotes[reference.owner]?.version ?? '?';
    // What this page has seen fail is left to the server: it has the text at least.
    return healing.isFailed(reference.owner, version) ? undefined : { id, remotes, reference, version };
  }

  /** Where the reader did not point at the link before, on a phone say, the composition is asked for beside the data and not after it. */
  function dataWithComposition(url: URL): Promise<PageData> {
    void compositions.get(shown.now().composition).catch(() => undefined);
    return data.get(url);
  }

  /** The reader points at a link: data, composition, code and styles of its page come before the click. */
  async function prepare(url: URL): Promise<void> {
    void compositions.get(shown.now().composition).catch(() => undefined);
    const owner = await ownerIn(await data.prefetch(url));
    if (owner) await loadPart(owner.reference, owner.remotes);
  }

  /** Shows the page of a navigation. A new shell, or anything that cannot be had, means a full load. */
  async function showPage(found: PageData, url: URL, isWanted: () => boolean): Promise<'shown' | 'reload'> {
    const before = shown.now();
    const owner = await ownerIn(found);
    if (!owner) return 'reload';
    const { id, remotes, reference, version } = owner;
    const { page, pathname } = found;
    const target = addressOf(pathname, url.search);
    const loaded = await loadPart(reference, remotes).catch((thrown: unknown) => {
      partFailed({ remote: reference.owner, version, part: reference.part }, loadFailureCode(thrown), thrown);
      throw thrown;
    });
    if (!isWanted()) return 'shown';
    shown.set({ composition: id, remotes, page, address: target, main: reference });
    document.documentElement.dataset['composition'] = id;
    letGoOfFocus(main);
    // The header first: what is measured of the text is measured when all of the page is there.
    for (const { current } of frame) current.set(shown.propsFor());
    if ((await mainArea.show(loaded, shown.propsFor())) !== 'shown') return 'reload';
    slots.pageChanged();
    for (const name of changedRemotes(before.remotes, remotes)) void slots.retry(name);
    return 'shown';
  }

  /** Looks whether the document that is read says something new by now. What cannot be had changes nothing. */
  async function refresh(): Promise<void> {
    const { page, address, main: reference, remotes } = shown.now();
    if (!isDocument(page) || router.isNavigating()) return;
    if (healing.isFailed(reference.owner, remotes[reference.owner]?.version ?? '?')) return;
    const found = await data.fresh(new URL(address.pathname + address.search, window.location.origin));
    const { isNewEdition } = await fetchRefreshing();
    if (shown.now().page !== page || router.isNavigating() || !isNewEdition(found.page, page)) return;
    const loaded = await loadPart(reference, remotes);
    if (shown.now().page !== page || router.isNavigating()) return;
    shown.set({ page: found.page });
    await mainArea.show(loaded, shown.propsFor());
    for (const { current } of frame) current.set(shown.propsFor());
    const { markDocument } = await import(/* webpackChunkName: "read-page" */ './navigation/arrival.ts');
    markDocument(document, found.page, address.pathname, shown.now().traits);
  }

  /** Told when the address bar agrees: listeners may read it. */
  function arrived(): void {
    const { page, address, main: shownBy } = shown.now();
    bus.publish('page/changed', pageFactOf(page, address, shownBy.owner));
    track({ kind: 'page', shown: shown.now() });
  }

  /**
   * Mounts the main part without the server's HTML: the page data must be fetched, its text was in that HTML. What
   * fails leaves the page as it is, and so does a reader who has moved on meanwhile. False where the part failed.
   */
  async function showAfresh(remotes: Readonly<Record<string, ComposedRemote>>): Promise<boolean> {
    const { address, main: reference } = shown.now();
    const { page } = await data.get(new URL(window.location.href));
    const loaded = await loadPart(reference, remotes);
    if (shown.now().address !== address) return true;
    shown.set({ remotes, page });
    const outcome = await mainArea.show(loaded, shown.propsFor(), true);
    if (outcome === 'empty') loadFully();
    return outcome === 'shown';
  }

  function partFailed(identity: PartIdentity, code: FailureCode, thrown: unknown): void {
    reportFailure(identity, code, thrown, shown.now().composition);
    refuseInDevelopment(code, thrown);
    if (isNoFaultOfTheRelease(code)) return;
    healing.failed(identity.remote, identity.version);
    // The address of a navigation that is under way is there one task later.
    if (mainArea.afterFailure() === 'empty') setTimeout(loadFully);
  }

  /** Gets the page from the server. Fresh from there it has HTML to fall back on, so this cannot go round in circles. */
  function loadFully(): void {
    const { pathname, search } = shown.now().address;
    const { location } = window;
    if (location.pathname + location.search === pathname + search) location.reload();
    else location.assign(pathname + search);
  }

  /** Versions that may be in this page: those made for the shell that it was loaded with. */
  async function liveRemotes(): Promise<Readonly<Record<string, ComposedRemote>>> {
    const { remotes } = await compositions.live();
    return remotes.shell?.version === shown.now().remotes.shell?.version ? remotes : {};
  }

  async function replaceRemote(name: string, next: ComposedRemote): Promise<void> {
    const remotes = { ...shown.now().remotes, [name]: next };
    const { owner, part } = shown.now().main;
    if (owner !== name) shown.set({ remotes });
    else {
      await showAfresh(remotes).catch((thrown: unknown) => {
        partFailed({ remote: name, version: next.version, part }, loadFailureCode(thrown), thrown);
        throw thrown;
      });
    }
    await slots.retry(name);
  }

  /** A dropped event and a subscriber that threw concern no other part, but they have to be reported. */
  function eventFailed(failure: Failure): void {
    const { event, source = 'shell' } = failure.values;
    const { composition, remotes } = shown.now();
    track({ kind: 'event-dropped', event: String(event), source: String(source), cause: failure.message });
    reportFailure(
      { remote: String(source), version: remotes[source]?.version ?? '?', part: String(event) },
      failure.code,
      failure,
      composition,
    );
    refuseInDevelopment(failure.code, failure);
  }

  /** Live, what is used and not declared is dropped; those who write it are to see it at once. */
  function refuseInDevelopment(code: FailureCode, thrown: unknown): void {
    if (isUndeclared(code) && configuration.developmentMode) throw thrown;
  }
}

/** Remotes that the reader had in an older version before this navigation. */
function changedRemotes(before: Readonly<Record<string, ComposedRemote>>, after: Readonly<Record<string, ComposedRemote>>): string[] {
  return Object.keys(before).filter((name) => after[name] && after[name].version !== before[name]?.version);
}

/** From here on the container answers by itself; what the reader pressed in it before is pressed again. */
function pressEarly(container: HTMLElement, { webdocsEarly: early }: Window): void {
  container.dataset.live = '';
  if (!early?.pressed || !isLive(early.pressed)) return;
  early.pressed.click();
  delete early.pressed;
}

/** The heading of the next page gets it. A browser that loses it with the text that goes would lay out that text once more. */
function letGoOfFocus(main: HTMLElement): void {
  const { activeElement } = main.ownerDocument;
  if (activeElement instanceof HTMLElement && main.contains(activeElement)) activeElement.blur();
}

/** Failures that another version of the remote would not cure: React has fixed the one, a server did not answer in the other. */
function isNoFaultOfTheRelease(code: FailureCode): boolean {
  return code === 'PART_HYDRATION_MISMATCH' || code === 'SEARCH_TITLES_UNAVAILABLE' || isUndeclared(code);
}

function isUndeclared(code: FailureCode): boolean {
  return code.endsWith('_UNDECLARED');
}
