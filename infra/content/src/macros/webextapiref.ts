import { documentLink } from './machinery/document-link.ts';
import { labelOrName, searchedAs } from './machinery/macro.ts';

/** `{{WebExtAPIRef("tabs.query()", "display", "anchor")}}` */
export const webextapiref = searchedAs({ text: labelOrName }, (given, context) => {
  const name = given.text(0) ?? '';
  const path = name
    .replace(/\(.*?\)/g, '')
    .replaceAll(' ', '_')
    .replaceAll('.', '/');
  return [documentLink(context, `Mozilla/Add-ons/WebExtensions/API/${path}`, given.label(1) ?? name, { anchor: given.text(2) })];
});
