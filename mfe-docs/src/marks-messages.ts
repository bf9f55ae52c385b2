import { catalogue } from '@webdocs/i18n';
import english from '../messages/marks/en-US.ftl';

/** The words of a list of marks: fetched with what checks them. */
export const marksMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/marks/es.ftl'),
  fr: () => import(/* webpackChunkName: "later-words-fr" */ '../messages/marks/fr.ftl'),
  ja: () => import(/* webpackChunkName: "later-words-ja" */ '../messages/marks/ja.ftl'),
  ko: () => import(/* webpackChunkName: "later-words-ko" */ '../messages/marks/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "later-words-pt-BR" */ '../messages/marks/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "later-words-ru" */ '../messages/marks/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "later-words-zh-CN" */ '../messages/marks/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "later-words-zh-TW" */ '../messages/marks/zh-TW.ftl'),
});
