import { catalogue } from '@webdocs/i18n';
import english from '../messages/preferences/en-US.ftl';

/** The words of the reading settings: fetched when somebody reaches for them. */
export const preferencesMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "preferences-words-es" */ '../messages/preferences/es.ftl'),
  fr: () => import(/* webpackChunkName: "preferences-words-fr" */ '../messages/preferences/fr.ftl'),
  ja: () => import(/* webpackChunkName: "preferences-words-ja" */ '../messages/preferences/ja.ftl'),
  ko: () => import(/* webpackChunkName: "preferences-words-ko" */ '../messages/preferences/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "preferences-words-pt-BR" */ '../messages/preferences/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "preferences-words-ru" */ '../messages/preferences/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "preferences-words-zh-CN" */ '../messages/preferences/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "preferences-words-zh-TW" */ '../messages/preferences/zh-TW.ftl'),
});
