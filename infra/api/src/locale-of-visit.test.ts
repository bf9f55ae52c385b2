import type { IncomingMessage } from 'node:http';
import { localeOfPageBefore, localeOfVisit } from './locale-of-visit.ts';

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
  expect(visit('http://[', { cookie: 'preferredlocale=ko' })).toBe('ko');
});

test('a form is answered in the language of its page, or of the browser where that does not say which it is', () => {
  const before = (headers: Record<string, string>) => localeOfPageBefore({ raw: { url: '/', headers } as unknown as IncomingMessage });
  expect(before({ referer: 'https://docs.example/es/newsletter', 'accept-language': 'ru' })).toBe('es');
  for (const referer of ['https://docs.example/', 'about:blank', 'es', '']) expect(before({ referer, 'accept-language': 'ru' })).toBe('ru');
});
