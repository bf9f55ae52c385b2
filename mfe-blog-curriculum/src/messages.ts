import { catalogue, type Translations } from '@webdocs/i18n';
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
