import type { Session } from '@webdocs/contracts/events/event';
import type { EventBus } from '@webdocs/event-bus';
import { measureVisit } from '@webdocs/telemetry/measure-visit';
import type { ReportFailure } from '../failure/report-failure.ts';
import { followScriptErrors } from './script-errors.ts';

/** Who the reader is takes a call; a page of which that is not known by then is counted without. */
const visitorWithinMs = 3000;

interface Surroundings {
  readonly window: Window;
  readonly bus: EventBus;
  readonly isDevelopment: boolean;
  readonly report: ReportFailure;
  readonly composition: () => string;
}

/** What comes when the page has been interactive for a while: it measures the visit and listens for what scripts throw. */
export function measure({ window, bus, isDevelopment, report, composition }: Surroundings): void {
  const { mayTell: isCounted = () => false, errors = [] } = window.webdocsEarly ?? {};
  const visitor = () => visitorOf(bus.facts().session);
  followScriptErrors({ window, early: errors, report, composition });
  measureVisit({ window, endpoint: '', isDevelopment, isCounted, visitor, knownVisitor: () => known().then(visitor) });

  /** A page that is left before is counted too. */
  function known(): Promise<unknown> {
    const isKnown = () => bus.facts().session.status !== 'unknown';
    if (isKnown()) return Promise.resolve();
    return new Promise((resolve) => {
      const leave = bus.onFacts(() => isKnown() && settle());
      const timer = window.setTimeout(settle, visitorWithinMs);
      window.document.addEventListener('visibilitychange', settle);
      function settle(): void {
        leave();
        clearTimeout(timer);
        window.document.removeEventListener('visibilitychange', settle);
        resolve(undefined);
      }
    });
  }
}

/** The country that stands for one that is not known is not told. */
function visitorOf({ status, subscriptionType, geo: { country, country_iso: countryIso } }: Session) {
  const isKnown = status === 'anonymous' || status === 'signed-in';
  return isKnown ? { subscriptionType, country, countryIso } : { subscriptionType: null };
}
