import { activeLocales } from '@webdocs/contracts/reader/locale';
import { catalogue, type Catalogue, type Translations } from '@webdocs/i18n';
import { readingMessages, withReading } from '@webdocs/reading/messages';
import english from '../messages/en-US.ftl';

/** Blog and curriculum speak English only: translated is what the pages about the site need, which stand in every language. */
const translations: Translations = {
  es: () => import(/* webpackChunkName: "words-es" */ '../messages/es.ftl'),
  fr: () => import(/* webpackChunkName: "words-fr" */ '../messages/fr.ftl'),
  ja: () => import(/* webpackChunkName: "words-ja" */ '../messages/ja.ftl'),
  ko: () => import(/* webpackChunkName: "words-ko" */ '../messages/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "words-pt-BR" */ '../messages/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "words-ru" */ '../messages/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "words-zh-CN" */ '../messages/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "words-zh-TW" */ '../messages/zh-TW.ftl'),
};

export const messages = catalogue(english + readingMessages, withReading(translations));

/** The words that all parts need, and after them those of one part: who reads a post does not load what the curriculum says. */
export function messagesWith(ownEnglish: string, own: Translations): Catalogue {
  const joined = Object.fromEntries(
    activeLocales.map((locale) => [
      locale,
      async () => {
        const sources = await Promise.all([translations[locale]?.(), own[locale]?.()]);
        return { default: sources.map((source) => source?.default).join('\n') };
      },
    ]),
  );
  return catalogue(`${english}\n${ownEnglish}${readingMessages}`, withReading(joined));
}
