import { sentPages, wasLive } from '../../fixtures/sent-pings.ts';
import { factsOfPing, type KnownNames } from './facts-of-ping.ts';
import { readPing } from './read-ping.ts';

const known: KnownNames = { wasLive, locales: ['en-US', 'fr'], locale: 'fr', nameOfClick: (source) => source };
const facts = (name: keyof typeof sentPages, content: unknown = sentPages[name]) =>
  factsOfPing('id', readPing(name, Buffer.from(JSON.stringify(content)), undefined), known);
const changed = (name: 'page' | 'action' | 'vitals', said: object) => {
  const content = structuredClone(sentPages[name]);
  Object.assign(content.metrics.string, said);
  return content;
};
const page = { ping: 'id', pageKind: 'reference', locale: 'en-US', remote: 'mfe-docs', version: '1.0.0', subject: '', value: null };

test('a page that is the first of a visit is a view and a visit', () => {
  expect(facts('page')).toEqual([
    { ...page, nth: 0, kind: 'view', device: 'phone' },
    { ...page, nth: 1, kind: 'visit', device: 'phone' },
  ]);
  const later = { ...sentPages.page, metrics: { ...sentPages.page.metrics, boolean: { 'page.is_first_view': false } } };
  expect(facts('page', later).map(({ kind }) => kind)).toEqual(['view']);
});

test('a click is one, by its source', () => {
  expect(facts('action')).toEqual([{ ...page, nth: 0, kind: 'click', device: '', subject: 'toc_click: #syntax' }]);
});

test('vitals are of the remote and of the shell', () => {
  const vital = { ...page, kind: 'vital', device: 'desktop' };
  const ofShell = { ...vital, remote: 'shell', version: '2.0.0' };
  expect(facts('vitals')).toEqual([
    { ...vital, nth: 0, subject: 'LCP', value: 1234 },
    { ...vital, nth: 1, subject: 'CLS', value: 52 },
    { ...ofShell, nth: 2, subject: 'LCP', value: 1234 },
    { ...ofShell, nth: 3, subject: 'CLS', value: 52 },
  ]);
});

test('vitals of a page of the shell are counted once', () => {
  const own = changed('vitals', { 'site.remote': 'shell', 'site.version': '2.0.0' });
  expect(facts('vitals', own).map(({ remote, subject }) => `${remote} ${subject}`)).toEqual(['shell LCP', 'shell CLS']);
});

test('a page that slept is as slow as can be counted', () => {
  const { metrics } = sentPages.vitals;
  const slept = { ...sentPages.vitals, metrics: { ...metrics, quantity: { 'vitals.inp': 9_007_199_254_740_991 } } };
  expect(facts('vitals', slept)[0]?.value).toBe(3_600_000);
});

test('marks of a page have one id, two places and the language of the page that sent them', () => {
  const mark = { ...page, locale: 'fr', device: '' };
  expect(facts('began')).toEqual([{ ...mark, nth: 0, kind: 'began' }]);
  expect(facts('interactive')).toEqual([{ ...mark, nth: 1, kind: 'interactive' }]);
});

test.each([
  [{ 'site.version': '6.6.6' }, { remote: 'other', version: 'other' }],
  [{ 'site.remote': 'mfe-made-up' }, { remote: 'other', version: 'other' }],
  [{ 'site.locale': 'tlh' }, { locale: '' }],
  [{ 'navigator.viewport_breakpoint': 'made up' }, { device: 'desktop' }],
])('what a browser made up is not kept: %j', (said, expected) => {
  expect(facts('page', changed('page', said))[0]).toMatchObject(expected);
});
