import type { FactsAnswer, Run } from '@webdocs/contracts/answers/answer';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import { openData } from '@webdocs/reference/open-data';
import { PageTexts } from '../passages/page-texts.ts';
import { openFacts } from './open-facts.ts';

const data = openData({ report: () => undefined });
/** A site without pages: what is said comes from data alone. */
const content = {
  page: () => Promise.reject(new Error('there are no pages')),
  compatPage: () => undefined,
  exists: () => false,
  lastChange: () => undefined,
};
const facts = openFacts({ data, content, texts: new PageTexts(content) });
const ask = (text: string, locale: Locale = 'en-US', earlier: readonly string[] = []) =>
  facts.answer({ text, locale, earlier: earlier.map((question) => ({ question, answer: '' })) });

const joined = (runs: readonly Run[] = []) => runs.map(({ text }) => text).join('');
const told = (answer: FactsAnswer | undefined) => answer && [joined(answer.headline), ...answer.lines.map(({ runs }) => joined(runs))];

test('support is dated, and says where the mobile browser came with it', async () => {
  const answer = await ask('does Safari support :has()');
  expect(told(answer)).toEqual([':has() is supported in Safari since version 15.4.', 'Released March 14, 2022, the same in Safari on iOS']);
  expect(answer?.headline[0]).toEqual({ text: ':has()', code: true });
  expect(answer?.baseline).toEqual({ status: 'high', text: 'Widely available since June 19, 2026' });
  expect(answer?.sources.map((source) => source.data)).toEqual([
    { name: '@mdn/browser-compat-data', version: expect.stringMatching(/^\d/), day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});

const version = expect.stringMatching(/^\d+\.\d/);
test.each([
  ['Is gap inherited?', [{ name: 'mdn-data', version }]],
  ['What is the syntax of gap?', [{ name: '@webref/css', version }]],
  ['Is popover Baseline?', [{ name: 'web-features', version }]],
  // It is a table of ours, made after a registry that is at no version.
  ['What does 404 mean as a status code?', [{ name: 'IANA HTTP Status Code Registry' }]],
])('%j names the data that were read, with their version, and leads nowhere without a page about them', async (text, read) => {
  const { sources = [] } = (await ask(text)) ?? {};
  expect(sources.map((source) => source.data)).toEqual(read);
  expect(sources.map((source) => source.url)).toEqual([undefined]);
});

test.each([
  ['Does Firefox support navigator.bluetooth?', 'Navigator.bluetooth is not supported in Firefox.'],
  [
    'Does Firefox support navigator.vibrate?',
    'Navigator.vibrate is no longer supported in Firefox: it was added in version 16 and removed in version 129.',
  ],
  ['Does Firefox support navigator.share?', 'Navigator.share is in Firefox since version 71, but has to be switched on in its settings.'],
  ['Does Safari support interpolate-size?', 'interpolate-size is supported in preview versions of Safari only.'],
  ['Does Edge support navigator.bluetooth?', 'Navigator.bluetooth is partly supported in Edge since version 79.'],
  ['Is gap inherited?', 'gap is not inherited.'],
  ['What is the initial value of position?', 'The initial value of position is static.'],
  ['Is clip deprecated?', 'clip is deprecated: do not use it in new code.'],
  ['Is structuredClone deprecated?', 'structuredClone() is not deprecated.'],
  ['What does 404 mean as a status code?', 'The HTTP status 404 Not Found'],
])('%j: %s', async (text, headline) => {
  expect(told(await ask(text))?.[0]).toBe(headline);
});

test('a feature that is new tells when it will be widely available: thirty months later', async () => {
  const answer = await ask('Is popover Baseline?');
  expect(told(answer)).toEqual([
    'Popover is Baseline Newly available.',
    'In all main browsers since January 27, 2025',
    'Will be widely available on July 27, 2027',
  ]);
});

test('a shorthand has the initial values of its longhands', async () => {
  const answer = await ask('What is the initial value of gap?');
  expect(answer?.lines.map(({ label, runs }) => [label, joined(runs)])).toEqual([
    ['row-gap', 'normal'],
    ['column-gap', 'normal'],
  ]);
});

test('browsers are side by side where none is named', async () => {
  const answer = await ask('Which browsers support structuredClone?');
  expect(answer?.table?.rows.map(({ label, cells }) => `${label}: ${joined(cells[0])}`)).toContain('Firefox: since 94 (November 2, 2021)');
});

test('without pages of both, two things are not compared', async () => {
  expect(await ask('Map vs WeakMap')).toBeUndefined();
});

const firsts = ['Does Safari support :has()?', 'Is subgrid Baseline?', 'Is opacity inherited?', 'Which browsers support structuredClone?'];
test.each(activeLocales)('%s: whatever may follow an answer is answered too, in that language', async (locale) => {
  for (const first of firsts) {
    const answer = await ask(first, locale);
    expect(answer?.follow_ups).not.toEqual([]);
    for (const next of answer?.follow_ups ?? []) expect([next, (await ask(next, locale, [first]))?.kind]).toEqual([next, 'facts']);
  }
});

test.each(activeLocales)('%s: no word is missing and no value is left open', async (locale) => {
  const asked = [
    ...firsts,
    'What is the initial value of gap?',
    'Can z-index be animated?',
    'syntax of gap',
    'Is clip deprecated?',
    'status code 503',
  ];
  for (const text of asked) expect(JSON.stringify(await ask(text, locale))).not.toMatch(/answers-|\{ ?\$|\\u000[23]/);
});

test('names are read once, in turns, and questions meanwhile wait for them', async () => {
  const own = openData({ report: () => undefined });
  const keys = jest.spyOn(own.compat as NonNullable<typeof own.compat>, 'keys');
  const opened = openFacts({ data: own, content, texts: new PageTexts(content) });
  let turns = 0;
  let isReading = true;
  const turn = (): void => {
    turns += 1;
    if (isReading) setImmediate(turn);
  };
  setImmediate(turn);
  const asked = { text: 'does Safari support :has()', locale: 'en-US', earlier: [] } as const;
  const answers = await Promise.all([opened.warm(), opened.answer(asked), opened.answer(asked)]);
  isReading = false;
  expect(answers.slice(1).map((answer) => answer?.kind)).toEqual(['facts', 'facts']);
  expect(keys).toHaveBeenCalledTimes(1);
  expect(turns).toBeGreaterThan(1);
});
