import { catalogue } from '@webdocs/i18n';
import english from '../messages/article-end/en-US.ftl';

/** The words of what stands at the end of an article and in what opens at its beginning: fetched after the text has come to life. */
export const articleEndMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "article-end-words-es" */ '../messages/article-end/es.ftl'),
  fr: () => import(/* webpackChunkName: "article-end-words-fr" */ '../messages/article-end/fr.ftl'),
  ja: () => import(/* webpackChunkName: "article-end-words-ja" */ '../messages/article-end/ja.ftl'),
  ko: () => import(/* webpackChunkName: "article-end-words-ko" */ '../messages/article-end/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "article-end-words-pt-BR" */ '../messages/article-end/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "article-end-words-ru" */ '../messages/article-end/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "article-end-words-zh-CN" */ '../messages/article-end/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "article-end-words-zh-TW" */ '../messages/article-end/zh-TW.ftl'),
});
