import { catalogue } from '@webdocs/i18n';
import english from '../messages/bookmark/en-US.ftl';

/** The words of the ribbon alone: it stands on every document, and its menu brings words of its own. */
export const bookmarkMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "bookmark-words-es" */ '../messages/bookmark/es.ftl'),
  fr: () => import(/* webpackChunkName: "bookmark-words-fr" */ '../messages/bookmark/fr.ftl'),
  ja: () => import(/* webpackChunkName: "bookmark-words-ja" */ '../messages/bookmark/ja.ftl'),
  ko: () => import(/* webpackChunkName: "bookmark-words-ko" */ '../messages/bookmark/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "bookmark-words-pt-BR" */ '../messages/bookmark/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "bookmark-words-ru" */ '../messages/bookmark/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "bookmark-words-zh-CN" */ '../messages/bookmark/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "bookmark-words-zh-TW" */ '../messages/bookmark/zh-TW.ftl'),
});
