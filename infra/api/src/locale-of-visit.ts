import type { IncomingMessage } from 'node:http';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import { readLocaleWord } from '@webdocs/contracts/reader/locale-negotiation';
import { pageLocale } from '@webdocs/standalone-pages';
import type { FastifyRequest } from 'fastify';

const here = 'http://localhost';

/** The language of the page that a visitor comes from and goes back to; a link to a subscription names it as well. */
export function localeOfVisit(next: string, request: IncomingMessage): Locale {
  const { pathname, searchParams } = new URL(URL.canParse(next, here) ? next : '/', here);
  const words = [pathname.split('/')[1] ?? '', searchParams.get('locale') ?? ''];
  const named = words.map((word) => readLocaleWord(word, activeLocales)).find((word) => word.kind === 'active');
  return named?.locale ?? pageLocale(request);
}

/** The language of the page whose form or script sent a request, as far as the browser says which it is. */
export function localeOfPageBefore({ raw }: Pick<FastifyRequest, 'raw'>): Locale {
  const { referer = '' } = raw.headers;
  return localeOfVisit(URL.canParse(referer) ? new URL(referer).pathname : '/', raw);
}
