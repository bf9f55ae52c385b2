import { catalogue, type Translations } from '@webdocs/i18n';
import english from '../messages/settings/en-US.ftl';
import { failureMessages, failureTranslations } from './failure-messages.ts';
import { joinedTranslations } from './joined-translations.ts';

const own: Translations = {
  es: () => import(/* webpackChunkName: "settings-words-es" */ '../messages/settings/es.ftl'),
  fr: () => import(/* webpackChunkName: "settings-words-fr" */ '../messages/settings/fr.ftl'),
  ja: () => import(/* webpackChunkName: "settings-words-ja" */ '../messages/settings/ja.ftl'),
  ko: () => import(/* webpackChunkName: "settings-words-ko" */ '../messages/settings/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "settings-words-pt-BR" */ '../messages/settings/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "settings-words-ru" */ '../messages/settings/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "settings-words-zh-CN" */ '../messages/settings/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "settings-words-zh-TW" */ '../messages/settings/zh-TW.ftl'),
};

export const settingsMessages = catalogue(english + failureMessages, joinedTranslations(own, failureTranslations));
