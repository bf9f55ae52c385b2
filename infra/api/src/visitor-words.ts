import type { FailureCode } from '@webdocs/contracts/failures/failure';
import { pageLocale, pageWords, type PageFrame, type Text } from '@webdocs/standalone-pages';
import type { FastifyRequest } from 'fastify';

/** How the pages speak that people meet between this site and a provider: what failed, and ways on. */
export interface VisitorWords {
  readonly text: Text;
  readonly frame: PageFrame;
}

const wordsIn = pageWords(new URL('.', import.meta.url));

export function visitorWords(
  request: FastifyRequest,
  siteName: string,
  purpose: 'log-in' | 'signed-out' | 'subscription',
  locale = pageLocale(request.raw),
): VisitorWords {
  const text = wordsIn(locale);
  const frame: PageFrame = {
    siteName,
    siteAddress: `/${locale}/`,
    locale,
    hostLabel: text(`visit-${purpose}-host`),
    coverLine: text(`visit-${purpose}-cover`),
    ...(purpose === 'subscription' ? { cloth: 'plus' } : {}),
  };
  return { text, frame };
}

/** The words of a failure that visitors are told of in particular; undefined for any other. */
export function failureWords(text: Text, known: readonly FailureCode[], code: FailureCode | undefined) {
  return code && known.includes(code) ? { title: text(`visit-${code}`), text: text(`visit-${code}-text`) } : undefined;
}
