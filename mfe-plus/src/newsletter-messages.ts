import { catalogue, type Translations } from '@webdocs/i18n';
import english from '../messages/newsletter/en-US.ftl';
import { failureMessages, failureTranslations } from './failure-messages.ts';
import { joinedTranslations } from './joined-translations.ts';

const own: Translations = {
  es: () => import(/* webpackChunkName: "newsletter-words-es" */ '../messages/newsletter/es.ftl'),
  fr: () => import(/* webpackChunkName: "newsletter-words-fr" */ '../messages/newsletter/fr.ftl'),
  ja: () => import(/* webpackChunkName: "newsletter-words-ja" */ '../messages/newsletter/ja.ftl'),
  ko: () => import(/* webpackChunkName: "newsletter-words-ko" */ '../messages/newsletter/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "newsletter-words-pt-BR" */ '../messages/newsletter/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "newsletter-words-ru" */ '../messages/newsletter/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "newsletter-words-zh-CN" */ '../messages/newsletter/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "newsletter-words-zh-TW" */ '../messages/newsletter/zh-TW.ftl'),
};

export const newsletterMessages = catalogue(english + failureMessages, joinedTranslations(own, failureTranslations));
