import { activeLocales } from '@webdocs/contracts/reader/locale';
import type { Translations } from '@webdocs/i18n';
import english from '../messages/en-US.ftl';

/** The words of what stands around long text. A remote puts them behind its own: `catalogue(english + readingMessages, …)`. */
export const readingMessages: string = `\n${english}`;

export const readingTranslations: Translations = {
  es: () => import(/* webpackChunkName: "words-es" */ '../messages/es.ftl'),
  fr: () => import(/* webpackChunkName: "words-fr" */ '../messages/fr.ftl'),
  ja: () => import(/* webpackChunkName: "words-ja" */ '../messages/ja.ftl'),
  ko: () => import(/* webpackChunkName: "words-ko" */ '../messages/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "words-pt-BR" */ '../messages/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "words-ru" */ '../messages/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "words-zh-CN" */ '../messages/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "words-zh-TW" */ '../messages/zh-TW.ftl'),
};

/** The translations of a remote with those of these words behind them: `catalogue(english + readingMessages, withReading({ … }))`. */
export function withReading(translations: Translations): Translations {
  return Object.fromEntries(
    activeLocales.map((locale) => [
      locale,
      async () => {
        const sources = await Promise.all([translations[locale]?.(), readingTranslations[locale]?.()]);
        return { default: sources.map((source) => source?.default).join('\n') };
      },
    ]),
  );
}
