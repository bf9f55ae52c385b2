/** @jest-environment jsdom */
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import { createEventBus } from '@webdocs/event-bus';
import { knownVisitor, visitorNow } from './visitor.ts';

const page = { renderer: 'Homepage', hyData: {} } as never;
const address = { pathname: '/en-US/', search: '', locale: 'en-US' } as never;

function start() {
  jest.useFakeTimers();
  const bus = createEventBus({ facts: startFacts(page, address, 'shell'), source: 'shell', report: () => undefined });
  const tell = (session: Partial<Session>) => bus.publish('session/changed', { ...unknownSession, ...session } as Session);
  return { bus, tell };
}

test('the visitor is known once the site has said who it is', async () => {
  const { bus, tell } = start();
  const known = knownVisitor(bus, window);
  tell({ status: 'signed-in', subscriptionType: 'core', geo: { country: 'Kenya', country_iso: 'KE' } });
  expect(await known).toEqual({ subscriptionType: 'core', country: 'Kenya', countryIso: 'KE' });
  expect(await knownVisitor(bus, window)).toEqual(visitorNow(bus));
});

test.each([
  ['takes too long', () => jest.advanceTimersByTime(3000)],
  ['would come after the page was left', () => document.dispatchEvent(new Event('visibilitychange'))],
])('an answer that %s is not waited for, and no country is made up', async (_, happens) => {
  const { bus } = start();
  const known = knownVisitor(bus, window);
  happens();
  expect(await known).toEqual({ subscriptionType: null });
});

test('while the site cannot say who it is no country is made up', async () => {
  const { bus, tell } = start();
  tell({ status: 'unavailable' });
  expect(await knownVisitor(bus, window)).toEqual({ subscriptionType: null });
});
