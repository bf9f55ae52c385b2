import type { GleanPing } from '@webdocs/contracts/telemetry/metrics';
import { clickSourceOf, type PlaceName } from './click-source.ts';
import { consoleSink } from './console-sink.ts';
import { createPings, type PingValues } from './glean/pings.ts';
import { startGlean } from './glean/start-glean.ts';
import { pageFields, pathAddress, siteFields, type VisitorFacts } from './page-fields.ts';
import { addSink, type Metric } from './telemetry.ts';
import { breakpointOf } from './viewport.ts';
import { visitedPage, type VisitedPage } from './visited-page.ts';
import { measureVitals } from './vitals.ts';
import { firstViewKey, forgetWhatIsStored } from './what-is-stored.ts';
import { whenThereIsTime } from './when-there-is-time.ts';

interface Visit {
  readonly window: Window;
  /** Empty for the origin of the page. */
  readonly endpoint: string;
  readonly isDevelopment: boolean;
  /** Controls of the frame, which have no names in the page. */
  readonly places?: readonly PlaceName[];
  /** Asked before each thing that is stored or sent. */
  readonly isCounted: () => boolean;
  /** What is known of the visitor now, */
  readonly visitor: () => VisitorFacts;
  /** and once the site has said who it is, or has taken too long for that. */
  readonly knownVisitor: () => Promise<VisitorFacts>;
}

/** Counts what happens in the page from its first view on. Everything comes in by the one door, `track`, and by clicks on what has a name. */
export function measureVisit({ window, endpoint, isDevelopment, places, isCounted, visitor, knownVisitor }: Visit): void {
  const { document, location } = window;
  let isOver = false;
  let leave = (): unknown => undefined;
  const mayTell = (): boolean => {
    if (!isOver && !isCounted()) end();
    return !isOver;
  };
  if (!mayTell() || !startGlean({ endpoint, mayTell })) return;
  const pings = createPings();
  const soon = whenThereIsTime(window);
  let firstPage: VisitedPage | undefined;
  let page: VisitedPage | undefined;

  // Before what came first is told: of a reader who has moved on by now, nothing was measured in time.
  const endVitals = measureVitals(document, (vitals) => {
    if (!firstPage || !mayTell()) return;
    const values = Object.fromEntries(Object.entries(vitals).map(([name, value]) => [`vitals.${name.toLowerCase()}`, value]));
    pings.send('vitals', {
      ...siteFields(firstPage),
      'site.shell_version': firstPage.shellVersion,
      'navigator.viewport_breakpoint': breakpointOf(window),
      ...(values as PingValues),
    });
  });
  leave = addSink((metric) => {
    if (isDevelopment) consoleSink(metric);
    if (mayTell()) count(metric);
  });
  document.addEventListener('click', clicked, true);
  window.addEventListener('pageshow', cameBack);

  function count(metric: Metric): void {
    if (metric.kind === 'page') countPage(visitedPage(metric.shown));
    else if (metric.kind === 'click') countClick(metric.source);
    else if (metric.kind === 'scroll-depth') countClick(`scroll: ${metric.percent}`);
    else if (metric.kind === 'example-message') countClick(`example_message: ${metric.message}`);
  }

  function countPage(shown: VisitedPage): void {
    const referrer = page ? pathAddress(page, location.origin) : document.referrer;
    if (firstPage) endVitals();
    firstPage ??= shown;
    page = shown;
    tellPage(shown, referrer);
  }

  function tellPage(shown: VisitedPage, referrer: string): void {
    const { origin } = location;
    void knownVisitor().then((known) => {
      if (!mayTell()) return;
      const isFirstView = markFirstView(window.sessionStorage);
      const surroundings = { origin, referrer, isFirstView, visitor: known, browser: window.navigator, viewport: window };
      send('page', pageFields(shown, surroundings));
    });
  }

  /** Out of the memory of the browser the page comes as it was left, and nothing says from where. */
  function cameBack({ persisted }: PageTransitionEvent): void {
    if (persisted && page && mayTell()) tellPage(page, '');
  }

  function clicked({ target }: Event): void {
    const source = clickSourceOf(target, location.origin, places);
    if (source && mayTell()) countClick(source);
  }

  function countClick(source: string): void {
    if (!page) return;
    send('action', {
      ...siteFields(page),
      'page.path': pathAddress(page, location.origin),
      'element.clicked': { source, subscription_type: visitor().subscriptionType ?? 'none' },
    });
  }

  function send(ping: GleanPing, values: PingValues): void {
    soon(() => mayTell() && pings.send(ping, values));
  }

  function end(): void {
    isOver = true;
    leave();
    document.removeEventListener('click', clicked, true);
    window.removeEventListener('pageshow', cameBack);
    forgetWhatIsStored();
  }
}

/** Whether this is the first page that this tab shows. */
function markFirstView(storage: Storage): boolean {
  try {
    if (storage.getItem(firstViewKey)) return false;
    storage.setItem(firstViewKey, 'true');
  } catch {
    // Blocked storage cannot tell: it counts as the first.
  }
  return true;
}
