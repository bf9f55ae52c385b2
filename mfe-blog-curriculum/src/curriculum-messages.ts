import type { Translations } from '@webdocs/i18n';
import english from '../messages/curriculum/en-US.ftl';
import { messagesWith } from './messages.ts';

const translations: Translations = {
  es: () => import(/* webpackChunkName: "curriculum-words-es" */ '../messages/curriculum/es.ftl'),
  fr: () => import(/* webpackChunkName: "curriculum-words-fr" */ '../messages/curriculum/fr.ftl'),
  ja: () => import(/* webpackChunkName: "curriculum-words-ja" */ '../messages/curriculum/ja.ftl'),
  ko: () => import(/* webpackChunkName: "curriculum-words-ko" */ '../messages/curriculum/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "curriculum-words-pt-BR" */ '../messages/curriculum/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "curriculum-words-ru" */ '../messages/curriculum/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "curriculum-words-zh-CN" */ '../messages/curriculum/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "curriculum-words-zh-TW" */ '../messages/curriculum/zh-TW.ftl'),
};

export const curriculumMessages = messagesWith(english, translations);
