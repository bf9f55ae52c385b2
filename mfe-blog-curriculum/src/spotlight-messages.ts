import type { Translations } from '@webdocs/i18n';
import english from '../messages/spotlight/en-US.ftl';
import { messagesWith } from './messages.ts';

const translations: Translations = {
  es: () => import(/* webpackChunkName: "spotlight-words-es" */ '../messages/spotlight/es.ftl'),
  fr: () => import(/* webpackChunkName: "spotlight-words-fr" */ '../messages/spotlight/fr.ftl'),
  ja: () => import(/* webpackChunkName: "spotlight-words-ja" */ '../messages/spotlight/ja.ftl'),
  ko: () => import(/* webpackChunkName: "spotlight-words-ko" */ '../messages/spotlight/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "spotlight-words-pt-BR" */ '../messages/spotlight/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "spotlight-words-ru" */ '../messages/spotlight/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "spotlight-words-zh-CN" */ '../messages/spotlight/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "spotlight-words-zh-TW" */ '../messages/spotlight/zh-TW.ftl'),
};

export const spotlightMessages = messagesWith(english, translations);
