import type { FactsAnswer, Quote } from '@webdocs/contracts/answers/answer';
import { answerMarkdown } from './answer-markdown.ts';

const page = { url: '/en-US/docs/A', title: 'A' };
const quote: Quote = { runs: [{ text: 'An example:' }], source: 1, href: `${page.url}#a`, locale: 'en-US' };
const facts: FactsAnswer = {
  kind: 'facts',
  subject: 'inherited',
  headline: [{ text: 'gap', code: true }, { text: ' is not inherited.' }],
  lines: [],
  quotes: [],
  sources: [],
  follow_ups: [],
};

test('what is composed of data is not called words of the documentation', () => {
  expect(answerMarkdown({ ...facts, sources: [page] }, 'en-US')).toBe('`gap` is not inherited.\n\n- [A](/en-US/docs/A)');
  expect(answerMarkdown({ kind: 'passages', quotes: [quote], sources: [page], follow_ups: [] }, 'en-US')).toContain('word for word');
});

test('data are named with their version and day, as a link only where a page shows them', () => {
  const sources = [
    { title: 'compat 8.1', url: '/en-US/docs/A#b', data: { name: 'compat', version: '8.1', day: '2026-11-26' } },
    { title: 'mdn-data 2.1', data: { name: 'mdn-data', version: '2.1' } },
  ];
  expect(
    answerMarkdown({ ...facts, sources }, 'en-US')
      .split('\n')
      .slice(2),
  ).toEqual(['- Data: [compat 8.1](/en-US/docs/A#b), as of November 26, 2026', '- Data: mdn-data 2.1']);
});

test('a page is named once: below what is quoted of it, or at the end', () => {
  const text = answerMarkdown({ ...facts, quotes: [quote], sources: [page, { url: '/en-US/docs/B', title: 'B' }] }, 'en-US');
  expect(text.split('\n\n').slice(1)).toEqual(['> An example:', '[A](/en-US/docs/A#a)', '- [B](/en-US/docs/B)']);
});

test('a quote has all parts of its example', () => {
  const whole: Quote = { ...quote, code: { language: 'html', text: '<b></b>' }, more_code: [{ language: 'css', text: 'b {}' }] };
  const text = answerMarkdown({ kind: 'passages', quotes: [whole], sources: [page], follow_ups: [] }, 'en-US');
  expect(text).toContain('> An example:\n\n```html\n<b></b>\n```\n\n```css\nb {}\n```\n\n[A](/en-US/docs/A#a)');
});
