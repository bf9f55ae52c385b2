import { addressOf } from '@webdocs/contracts/reader/address';
import type { Facts } from '@webdocs/contracts/events/event';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import { createEventBus, type EventBus } from '@webdocs/event-bus';

/** A bus as it is on a fresh page. A malformed event or a subscriber that throws makes the test fail. */
export function testBus(facts: Partial<Facts> = {}): EventBus {
  const page = { renderer: 'Spa', url: '/en-US/play', slug: 'play', pageTitle: 'Play' } as const;
  return createEventBus({
    facts: { ...startFacts(page, addressOf(page.url), 'mfe-docs'), ...facts },
    source: 'test',
    report: (failure) => {
      throw failure;
    },
  });
}
