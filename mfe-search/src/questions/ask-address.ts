import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { isQuestion } from './is-question.ts';

/** Where questions are answered; the gateway tells of it where it is missing. */
const page = '/plus/ai-help';

export function canAsk({ features, absent }: Pick<PublicConfiguration, 'features' | 'absent'>): boolean {
  return features.plus && features.aiHelp && !absent?.includes(page);
}

/** The page that has what was typed in its box; nothing where it is no question. */
export function askAddress(locale: Locale, query: string): string | undefined {
  return isQuestion(query, locale) ? `/${locale}${page}?q=${encodeURIComponent(query)}` : undefined;
}
