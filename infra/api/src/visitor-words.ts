import type { FailureCode } from '@webdocs/contracts/failures/failure';
import { pageLocale, pageWords, type PageFrame, type Text } from '@webdocs/standalone-pages';
import type { FastifyRequest } from 'fastify';

/** How the pages speak that people meet between this site and a provider: what failed, and ways on. */
export interface VisitorWords {
  readonly text: Text;
  readonly frame: PageFrame;
}

export const wordsIn = pageWords(new URL('.', import.meta.url));

type Purpose = 'log-in' | 'signed-out' | 'subscription' | 'newsletter' | 'digest' | 'feedback';
const cloths: Readonly<Partial<Record<Purpose, PageFrame['cloth']>>> = { subscription: 'plus', digest: 'plus', feedback: 'docs' };

export function visitorWords(request: FastifyRequest, siteName: string, purpose: Purpose, locale = pageLocale(request.raw)): VisitorWords {
  const text = wordsIn(locale);
  const cloth = cloths[purpose];
  const frame: PageFrame = {
    siteName,
    siteAddress: `/${locale}/`,
    locale,
    hostLabel: text(`visit-${purpose}-host`),
    coverLine: text(`visit-${purpose}-cover`),
    ...(cloth ? { cloth } : {}),
  };
  return { text, frame };
}

/** The words of a failure that visitors are told of in particular; undefined for any other. */
export function failureWords(text: Text, known: readonly FailureCode[], code: FailureCode | undefined) {
  return code && known.includes(code) ? { title: text(`visit-${code}`), text: text(`visit-${code}-text`) } : undefined;
}
