import { documentLink, firstExisting } from './machinery/document-link.ts';
import { labelOrName, searchedAs } from './machinery/macro.ts';

const reference = 'Web/JavaScript/Reference';
const optionalNamespaces = ['Intl', 'Temporal'];

/** `{{jsxref("Array.prototype.map()", "display", "anchor", noCode)}}`: a page of the JavaScript reference. */
export const jsxref = searchedAs({ text: labelOrName, area: 'javascript' }, (given, context) => {
  const name = given.text(0) ?? '';
  const [whole = '', fragment] = name.split('#');
  const written = whole.replace(/\(.*?\)/g, '').replaceAll(' ', '_');
  const path = written.replaceAll('.prototype.', '/').replaceAll('.', '/');
  const slug = firstExisting(context, [
    `${reference}/Global_Objects/${path}`,
    ...optionalNamespaces.map((namespace) => `${reference}/Global_Objects/${namespace}/${path}`),
    `${reference}/${path}`,
    // Slugs of statements and operators have dots of their own: `Statements/for...of`.
    `${reference}/${written}`,
    `${reference}/Operators/${written}`,
    `${reference}/Statements/${written}`,
  ]);
  return [documentLink(context, slug, given.label(1) ?? whole, { anchor: given.text(2) ?? fragment, code: !given.truth(3) })];
});
