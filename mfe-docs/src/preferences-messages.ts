import { catalogue } from '@webdocs/i18n';
import english from '../messages/preferences/en-US.ftl';

/** The words of the reading settings: fetched when somebody reaches for them. */
export const preferencesMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/preferences/es.ftl'),
  fr: () => import(/* webpackChunkName: "later-words-fr" */ '../messages/preferences/fr.ftl'),
  ja: () => import(/* webpackChunkName: "later-words-ja" */ '../messages/preferences/ja.ftl'),
  ko: () => import(/* webpackChunkName: "later-words-ko" */ '../messages/preferences/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "later-words-pt-BR" */ '../messages/preferences/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "later-words-ru" */ '../messages/preferences/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "later-words-zh-CN" */ '../messages/preferences/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "later-words-zh-TW" */ '../messages/preferences/zh-TW.ftl'),
});
