import { catalogue } from '@webdocs/i18n';
import english from '../messages/compatibility/en-US.ftl';

/** The words of compatibility tables: the server has them for its tables, a browser fetches them with its first own one. */
export const compatibilityMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/compatibility/es.ftl'),
  fr: () => import(/* webpackChunkName: "later-words-fr" */ '../messages/compatibility/fr.ftl'),
  ja: () => import(/* webpackChunkName: "later-words-ja" */ '../messages/compatibility/ja.ftl'),
  ko: () => import(/* webpackChunkName: "later-words-ko" */ '../messages/compatibility/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "later-words-pt-BR" */ '../messages/compatibility/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "later-words-ru" */ '../messages/compatibility/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "later-words-zh-CN" */ '../messages/compatibility/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "later-words-zh-TW" */ '../messages/compatibility/zh-TW.ftl'),
});
