import { featureOfPage, baselineStatusOfPage } from '@webdocs/reference/page-baseline-status';
import { element } from '../parse/tree.ts';
import type { Macro } from './machinery/macro.ts';

/** A note about the standing of the whole page: collected here, printed before the body. */
function banner(kind: string, message: string): Macro {
  return (_, { words, addBanner }) => {
    addBanner([
      element('div', { class: `notecard ${kind}` }, [
        element('p', {}, [element('strong', {}, [words(`${message}-label`)]), ' ', words(message)]),
      ]),
    ]);
    return [];
  };
}

export const seecompattable = banner('experimental', 'content-banner-experimental');
const deprecated = banner('deprecated', 'content-banner-deprecated');

/** Where the line under the title advises against the feature, a banner would say the same once more. */
export const deprecated_header: Macro = (given, context) => {
  const { record, data } = context;
  const standing = record && baselineStatusOfPage(record, featureOfPage(record, data.features));
  return standing === 'discouraged' || standing === 'removing' ? [] : deprecated(given, context);
};

export const non_standard_header = banner('nonstandard', 'content-banner-nonstandard');
export const securecontext_header = banner('secure', 'content-banner-secure');

const workers: ReadonlyMap<string, string> = new Map([
  ['window_and_worker_except_service', 'content-banner-workers-except-service'],
  ['window_and_dedicated', 'content-banner-workers-window-and-dedicated'],
  ['window_and_service', 'content-banner-workers-window-and-service'],
  ['worker', 'content-banner-workers-only'],
  ['dedicated', 'content-banner-workers-dedicated-only'],
  ['service', 'content-banner-workers-service-only'],
]);

/** `{{availableinworkers("dedicated")}}` */
export const availableinworkers: Macro = (given, { words, addBanner }) => {
  const message = workers.get(given.text(0) ?? '') ?? 'content-banner-workers';
  addBanner([
    element('div', { class: 'notecard note' }, [element('p', {}, [element('strong', {}, [words('content-note')]), ' ', words(message)])]),
  ]);
  return [];
};
