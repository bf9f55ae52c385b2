import { catalogue } from '@webdocs/i18n';
import english from '../messages/writers/en-US.ftl';

/** The words of pages and tools for writers: no reader fetches them. */
export const writersMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "writers-words-es" */ '../messages/writers/es.ftl'),
  fr: () => import(/* webpackChunkName: "writers-words-fr" */ '../messages/writers/fr.ftl'),
  ja: () => import(/* webpackChunkName: "writers-words-ja" */ '../messages/writers/ja.ftl'),
  ko: () => import(/* webpackChunkName: "writers-words-ko" */ '../messages/writers/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "writers-words-pt-BR" */ '../messages/writers/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "writers-words-ru" */ '../messages/writers/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "writers-words-zh-CN" */ '../messages/writers/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "writers-words-zh-TW" */ '../messages/writers/zh-TW.ftl'),
});
