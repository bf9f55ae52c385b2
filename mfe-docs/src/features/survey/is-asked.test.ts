import type { ShownSurvey } from '@webdocs/contracts/api/surveys';
import { isAsked, type Reading } from './is-asked.ts';

const survey: ShownSurvey = {
  key: 'TEA_2026',
  bucket: 'TEA',
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2026-12-01T00:00:00.000Z',
  rate_from: 0.02,
  rate_till: 0.05,
  audience: { locales: [], paths: [], page_types: [], visitors: 'any', plans: [] },
  locale: 'en-US',
  teaser: 'Tea',
  question: 'How much?',
  footnote: '',
  form: { kind: 'own', questions: [{ text: 'Why?', choices: [] }] },
};
const reading: Reading = {
  doc: { locale: 'fr', mdn_url: '/fr/docs/Web/CSS/color', pageType: 'css-property' },
  session: { isAuthenticated: true, subscriptionType: 'mdn_plus_5m' },
};
const anonymous = { ...reading, session: { isAuthenticated: false, subscriptionType: null } };
const now = Date.parse('2026-11-21T12:00:00Z');
const of = (audience: Partial<ShownSurvey['audience']>): ShownSurvey => ({ ...survey, audience: { ...survey.audience, ...audience } });

test.each([
  ['2026-10-31T23:59:59Z', false],
  ['2026-11-01T00:00:00Z', true],
  ['2026-11-30T23:59:59Z', true],
  ['2026-12-01T00:00:00Z', false],
])('at %s a reader is asked: %s', (time, expected) => {
  expect(isAsked(survey, reading, 0.03, Date.parse(time))).toBe(expected);
});

test.each([
  [0.0199, false],
  [0.02, true],
  [0.0499, true],
  [0.05, false],
])('a reader with the number %d is asked: %s', (random, expected) => {
  expect(isAsked(survey, reading, random, now)).toBe(expected);
});

test.each<[string, ShownSurvey, boolean]>([
  ['of all', survey, true],
  ['of a language', of({ locales: ['fr', 'ja'] }), true],
  ['of another language', of({ locales: ['ja'] }), false],
  ['of the pages below one', of({ paths: ['/docs/Web/CSS'] }), true],
  ['of that page itself', of({ paths: ['/docs/Web/CSS/color'] }), true],
  ['of pages whose name begins the same', of({ paths: ['/docs/Web/CSS/col'] }), false],
  ['of a kind of pages', of({ page_types: ['css-property'] }), true],
  ['of another kind of pages', of({ page_types: ['guide'] }), false],
  ['of those who are signed in', of({ visitors: 'signed-in' }), true],
  ['of those who are not signed in', of({ visitors: 'anonymous' }), false],
  ['of a plan', of({ plans: ['mdn_plus_5m'] }), true],
  ['of another plan', of({ plans: ['core'] }), false],
])('a survey %s asks a subscriber on a French page about CSS: %s', (_, one, expected) => {
  expect(isAsked(one, reading, 0.03, now)).toBe(expected);
});

test('who is not signed in has no plan, and is asked as such', () => {
  expect(isAsked(of({ plans: ['core'] }), anonymous, 0.03, now)).toBe(false);
  expect(isAsked(of({ visitors: 'anonymous' }), anonymous, 0.03, now)).toBe(true);
});
