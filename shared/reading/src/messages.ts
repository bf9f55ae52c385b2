import type { Locale } from '@webdocs/contracts/locale';
import english from '../messages/en-US.ftl';

/** The words of what stands around long text. A remote puts them behind its own: `catalogue(english + readingMessages)`. */
export const readingMessages: string = `\n${english}`;

/** The heading of the table of contents is read in the language of the page; the rest falls back to English. */
export const readingTranslations: Partial<Record<Locale, () => Promise<{ default: string }>>> = {
  es: () => import('../messages/es.ftl'),
  fr: () => import('../messages/fr.ftl'),
  ja: () => import('../messages/ja.ftl'),
  ko: () => import('../messages/ko.ftl'),
  'pt-BR': () => import('../messages/pt-BR.ftl'),
  ru: () => import('../messages/ru.ftl'),
  'zh-CN': () => import('../messages/zh-CN.ftl'),
  'zh-TW': () => import('../messages/zh-TW.ftl'),
};
