import { forcedSurvey } from './forced-survey.ts';

test.each([
  ['/page#FORCE_SURVEY=TEA_2026', 'TEA_2026'],
  ['/page#force_survey=tea', 'tea'],
  ['/page?force_survey=TEA_2026', 'TEA_2026'],
  ['/page?a=1&FORCE_SURVEY=TEA', 'TEA'],
  ['/page?force_survey', ''],
  ['/page#FORCE_SURVEY=', ''],
  ['/page#syntax', undefined],
  ['/page?q=force_survey', undefined],
  ['/page#x=FORCE_SURVEY=TEA', undefined],
])('%s asks for %j', (address, expected) => {
  expect(forcedSurvey(new URL(address, 'https://site.example') as unknown as Location)).toBe(expected);
});
