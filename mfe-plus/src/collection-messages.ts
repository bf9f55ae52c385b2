import { catalogue, type Translations } from '@webdocs/i18n';
import english from '../messages/collections/en-US.ftl';
import { joinedTranslations } from './joined-translations.ts';
import { failureMessages, failureTranslations } from './failure-messages.ts';

const translations: Translations = {
  es: () => import(/* webpackChunkName: "collection-words-es" */ '../messages/collections/es.ftl'),
  fr: () => import(/* webpackChunkName: "collection-words-fr" */ '../messages/collections/fr.ftl'),
  ja: () => import(/* webpackChunkName: "collection-words-ja" */ '../messages/collections/ja.ftl'),
  ko: () => import(/* webpackChunkName: "collection-words-ko" */ '../messages/collections/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "collection-words-pt-BR" */ '../messages/collections/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "collection-words-ru" */ '../messages/collections/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "collection-words-zh-CN" */ '../messages/collections/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "collection-words-zh-TW" */ '../messages/collections/zh-TW.ftl'),
};

export const collectionMessages = catalogue(english + failureMessages, joinedTranslations(translations, failureTranslations));
