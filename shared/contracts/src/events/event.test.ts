import * as v from 'valibot';
import { SessionSchema, unknownSession } from './event.ts';

test('a session that an older page tells of is understood: its plan opens nothing that could be named', () => {
  const { features: _, ...older } = { ...unknownSession, isSubscriber: true, subscriptionType: 'mdn_plus_5m' as const };
  expect(v.parse(SessionSchema, older)).toEqual({ ...older, features: [] });
});
