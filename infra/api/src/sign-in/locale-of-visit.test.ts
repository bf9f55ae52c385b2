import type { IncomingMessage } from 'node:http';
import { localeOfVisit } from './locale-of-visit.ts';

const visit = (next: string, headers: Record<string, string> = {}) =>
  localeOfVisit(next, { url: '/', headers } as unknown as IncomingMessage);

test.each([
  ['/ja/docs/Web', 'ja'],
  ['/pt/plus', 'pt-BR'],
  ['/subscriptions/mdn-plus/?plan=mdn_plus_5m&locale=fr', 'fr'],
])('who logs in on the way to %s meets pages in %s, whatever the browser asks for', (next, locale) => {
  expect(visit(next, { 'accept-language': 'ru', cookie: 'preferredlocale=ko' })).toBe(locale);
});

test('where the address has no language, the remembered one counts, then those of the browser, then English', () => {
  expect(visit('/', { cookie: 'preferredlocale=ko', 'accept-language': 'ru' })).toBe('ko');
  expect(visit('/', { 'accept-language': 'ru' })).toBe('ru');
  expect(visit('/docs/Web?locale=xx')).toBe('en-US');
});
