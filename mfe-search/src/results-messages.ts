import { catalogue } from '@webdocs/i18n';
import english from '../messages/results/en-US.ftl';

/** The words of the results page; the box brings its own to every page. */
export const resultsMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "results-words-es" */ '../messages/results/es.ftl'),
  fr: () => import(/* webpackChunkName: "results-words-fr" */ '../messages/results/fr.ftl'),
  ja: () => import(/* webpackChunkName: "results-words-ja" */ '../messages/results/ja.ftl'),
  ko: () => import(/* webpackChunkName: "results-words-ko" */ '../messages/results/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "results-words-pt-BR" */ '../messages/results/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "results-words-ru" */ '../messages/results/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "results-words-zh-CN" */ '../messages/results/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "results-words-zh-TW" */ '../messages/results/zh-TW.ftl'),
});
