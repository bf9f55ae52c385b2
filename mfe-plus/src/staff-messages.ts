import { catalogue, type Translations } from '@webdocs/i18n';
import english from '../messages/staff/en-US.ftl';
import { failureMessages, failureTranslations } from './failure-messages.ts';
import { joinedTranslations } from './joined-translations.ts';

const own: Translations = {
  es: () => import(/* webpackChunkName: "staff-words-es" */ '../messages/staff/es.ftl'),
  fr: () => import(/* webpackChunkName: "staff-words-fr" */ '../messages/staff/fr.ftl'),
  ja: () => import(/* webpackChunkName: "staff-words-ja" */ '../messages/staff/ja.ftl'),
  ko: () => import(/* webpackChunkName: "staff-words-ko" */ '../messages/staff/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "staff-words-pt-BR" */ '../messages/staff/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "staff-words-ru" */ '../messages/staff/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "staff-words-zh-CN" */ '../messages/staff/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "staff-words-zh-TW" */ '../messages/staff/zh-TW.ftl'),
};

export const staffMessages = catalogue(english + failureMessages, joinedTranslations(own, failureTranslations));
