import type { IncomingMessage } from 'node:http';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import { readLocaleWord } from '@webdocs/contracts/reader/locale-negotiation';
import { pageLocale } from '@webdocs/standalone-pages';

/** The language of the page that a visitor comes from and goes back to; a link to a subscription names it as well. */
export function localeOfVisit(next: string, request: IncomingMessage): Locale {
  const { pathname, searchParams } = new URL(next, 'http://localhost');
  const words = [pathname.split('/')[1] ?? '', searchParams.get('locale') ?? ''];
  const named = words.map((word) => readLocaleWord(word, activeLocales)).find((word) => word.kind === 'active');
  return named?.locale ?? pageLocale(request);
}
