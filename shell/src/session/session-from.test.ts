import { unknownSession } from '@webdocs/contracts/events/event';
import { testBus } from '@webdocs/testing/test-bus';
import { sessionFrom } from './session-from.ts';

const subscriber = {
  username: 'u-1',
  is_authenticated: true,
  is_beta_tester: true,
  is_staff: true,
  is_super_user: true,
  avatar_url: 'https://avatars.example/1',
  is_subscriber: true,
  subscription_type: 'mdn_plus_10y' as const,
  subscriber_number: 7,
  features: ['noAds', 'earlyAccess'],
  email: 'reader@example.com',
  geo: { country: 'France', country_iso: 'FR' },
  settings: {
    ai_help_history: false,
    ai_help_share_unanswered: true,
    collections_last_modified_time: '2026-01-01T00:00:00Z',
    mdnplus_newsletter: true,
    no_ads: true,
  },
};

test('a visitor without a session is anonymous, in the United States unless the API says otherwise', () => {
  expect(sessionFrom({})).toEqual({ ...unknownSession, status: 'anonymous' });
  expect(sessionFrom({ geo: { country: 'France', country_iso: 'FR' } }).geo).toEqual({ country: 'France', country_iso: 'FR' });
});

test('everything that the API says of a subscriber is in the session', () => {
  const session = sessionFrom(subscriber);
  const bus = testBus();
  bus.publish('session/changed', session);
  expect(bus.facts().session).toEqual({
    status: 'signed-in',
    username: 'u-1',
    email: 'reader@example.com',
    avatarUrl: 'https://avatars.example/1',
    isAuthenticated: true,
    isBetaTester: true,
    isStaff: true,
    isSuperuser: true,
    isSubscriber: true,
    subscriptionType: 'mdn_plus_10y',
    subscriberNumber: 7,
    features: ['noAds', 'earlyAccess'],
    geo: { country: 'France', country_iso: 'FR' },
    maintenance: null,
    settings: {
      aiHelpHistory: false,
      aiHelpShareUnanswered: true,
      collectionLastModified: '2026-01-01T00:00:00Z',
      mdnplusNewsletter: true,
      noAds: true,
    },
  });
});

test('what the API leaves out of a signed-in reader is off, absent or unknown', () => {
  expect(sessionFrom({ is_authenticated: true, avatar_url: '', settings: null })).toEqual({
    ...unknownSession,
    status: 'signed-in',
    isAuthenticated: true,
  });
});

test('a reader who is not signed in has nothing of an account, whatever else is claimed', () => {
  const session = sessionFrom({ ...subscriber, is_authenticated: false });
  expect(session).toEqual({ ...unknownSession, status: 'anonymous', geo: subscriber.geo });
});

test('maintenance is passed on, for all readers', () => {
  expect(sessionFrom({ maintenance: 'Back soon' })).toMatchObject({ status: 'anonymous', maintenance: 'Back soon' });
  expect(sessionFrom({ ...subscriber, maintenance: '' }).maintenance).toBeNull();
});
