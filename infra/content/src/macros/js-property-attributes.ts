import { element } from '../parse/tree.ts';
import type { Macro } from './machinery/macro.ts';

/** `{{js_property_attributes(writable, enumerable, configurable)}}` */
export const js_property_attributes: Macro = (given, { words }) => {
  const rows = ['writable', 'enumerable', 'configurable'].map((name, index) =>
    element('tr', {}, [
      element('th', { scope: 'row' }, [words(`content-property-${name}`)]),
      element('td', {}, [words(given.truth(index) ? 'content-yes' : 'content-no')]),
    ]),
  );
  return [
    element('table', { class: 'properties' }, [element('caption', {}, [words('content-property-attributes')]), element('tbody', {}, rows)]),
  ];
};
