import type { Survey, SurveyTerms } from '@webdocs/contracts/api/surveys';
import { draftOf, emptySurvey, termsOf } from './survey-draft.ts';

const terms: SurveyTerms = {
  key: 'TEA_2026',
  bucket: 'TEA',
  starts_at: '2026-11-01T08:30:00.000Z',
  ends_at: '2026-12-01T00:00:00.000Z',
  rate_from: 0.01,
  rate_till: 0.05,
  audience: {
    locales: ['fr'],
    paths: ['/docs/Web/CSS', '/docs/Web/HTML'],
    page_types: ['css-property', 'guide'],
    visitors: 'signed-in',
    plans: ['core'],
  },
  locale: 'fr',
  teaser: 'Du thé ?',
  question: 'Dites-nous',
  footnote: 'Merci',
  form: {
    kind: 'own',
    questions: [
      { text: 'How much?', choices: ['A cup', 'A pot'] },
      { text: 'Why?', choices: [] },
    ],
  },
};
const counts = { seen: 0, opened: 0, dismissed: 0, submitted: 0 };
const saved = { state: 'paused', version: 1, changed_by: null, changed_at: '2026-11-01T08:30:00Z', counts, answers: 0 } as const;
const survey: Survey = { id: 'one', ...terms, ...saved };

test('a survey that is opened and saved as it is stays the same', () => {
  expect(termsOf(draftOf(survey))).toEqual(terms);
  const byProvider: Survey = { ...survey, form: { kind: 'provider', src: 'https://survey.example/f' } };
  expect(termsOf(draftOf(byProvider)).form).toEqual(byProvider.form);
});

test('a new survey runs for a month from this hour, and needs only a key and words', () => {
  const draft = emptySurvey(Date.parse('2026-11-27T10:20:30Z'));
  expect([draft.startsAt, draft.endsAt]).toEqual(['2026-11-27T10:00', '2026-12-27T10:00']);
  const typed = { ...draft, key: ' TEA ', teaser: 'Tea?', question: 'Tell us', questions: [{ text: 'Why?', choices: '' }] };
  expect(termsOf(typed)).toMatchObject({
    key: 'TEA',
    bucket: 'TEA',
    starts_at: '2026-11-27T10:00:00.000Z',
    rate_from: 0,
    rate_till: 0.01,
    form: { kind: 'own', questions: [{ text: 'Why?', choices: [] }] },
  });
});

test('choices are one a line, paths and page types have lines, spaces or commas between them', () => {
  const { audience, form } = termsOf({
    ...draftOf(survey),
    paths: '/docs/Web/CSS, /docs/Web/API\n',
    pageTypes: 'guide\ncss-property',
    questions: [{ text: 'How much?', choices: ' A cup, please \n\nA pot' }],
  });
  expect([audience.paths, audience.page_types]).toEqual([
    ['/docs/Web/CSS', '/docs/Web/API'],
    ['guide', 'css-property'],
  ]);
  expect(form).toEqual({ kind: 'own', questions: [{ text: 'How much?', choices: ['A cup, please', 'A pot'] }] });
});
