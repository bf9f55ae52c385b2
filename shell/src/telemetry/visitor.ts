import type { EventBus } from '@webdocs/event-bus';
import type { VisitorFacts } from '@webdocs/telemetry/page-fields';

/** Who the reader is takes a call; a page of which that is not known by then is counted without. */
const knownWithinMs = 3000;

type Facts = Pick<EventBus, 'facts' | 'onFacts'>;

/** What is told of the visitor. The country that stands for one that is not known is not. */
export function visitorNow(bus: Facts): VisitorFacts {
  const { status, subscriptionType, geo } = bus.facts().session;
  const isKnown = status === 'anonymous' || status === 'signed-in';
  return isKnown ? { subscriptionType, country: geo.country, countryIso: geo.country_iso } : { subscriptionType: null };
}

/** Waits for the site to say who it is, and no longer than the page is looked at. */
export async function knownVisitor(bus: Facts, { document }: Window): Promise<VisitorFacts> {
  const isKnown = () => bus.facts().session.status !== 'unknown';
  if (!isKnown()) {
    await new Promise<void>((resolve) => {
      const leave = bus.onFacts(() => isKnown() && settle());
      const timer = setTimeout(settle, knownWithinMs);
      document.addEventListener('visibilitychange', settle);
      function settle(): void {
        leave();
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', settle);
        resolve();
      }
    });
  }
  return visitorNow(bus);
}
