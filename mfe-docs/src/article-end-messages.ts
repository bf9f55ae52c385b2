import { catalogue } from '@webdocs/i18n';
import english from '../messages/article-end/en-US.ftl';

/** The words of what stands at the end of an article and in what opens at its beginning: fetched after the text has come to life. */
export const articleEndMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/article-end/es.ftl'),
  fr: () => import(/* webpackChunkName: "later-words-fr" */ '../messages/article-end/fr.ftl'),
  ja: () => import(/* webpackChunkName: "later-words-ja" */ '../messages/article-end/ja.ftl'),
  ko: () => import(/* webpackChunkName: "later-words-ko" */ '../messages/article-end/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "later-words-pt-BR" */ '../messages/article-end/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "later-words-ru" */ '../messages/article-end/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "later-words-zh-CN" */ '../messages/article-end/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "later-words-zh-TW" */ '../messages/article-end/zh-TW.ftl'),
});
