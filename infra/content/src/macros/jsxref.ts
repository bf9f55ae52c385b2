import { documentLink, firstExisting } from './document-link.ts';
import type { Macro } from './macro.ts';

const reference = 'Web/JavaScript/Reference';
const optionalNamespaces = ['Intl', 'Temporal'];

/** `{{jsxref("Array.prototype.map()", "display", "anchor", noCode)}}`: a page of the JavaScript reference. */
export const jsxref: Macro = (given, context) => {
  const name = given.text(0) ?? '';
  const [whole = '', fragment] = name.split('#');
  const path = whole
    .replace(/\(.*?\)/g, '')
    .replaceAll('.prototype.', '/')
    .replaceAll('.', '/')
    .replaceAll(' ', '_');
  const slug = firstExisting(context, [
    `${reference}/Global_Objects/${path}`,
    ...optionalNamespaces.map((namespace) => `${reference}/Global_Objects/${namespace}/${path}`),
    `${reference}/${path}`,
    `${reference}/Operators/${path}`,
    `${reference}/Statements/${path}`,
  ]);
  return [documentLink(context, slug, given.label(1) ?? whole, { anchor: given.text(2) ?? fragment, code: !given.truth(3) })];
};
