import { documentLink, firstExisting } from './machinery/document-link.ts';
import { searchedAs } from './machinery/macro.ts';

/** `{{domxref("Element.closest()", "display", "anchor", noCode)}}`: a page of the Web APIs. */
export const domxref = searchedAs({ text: ([name = '', text]) => text ?? name.replaceAll('/', '.'), area: 'api' }, (given, context) => {
  const name = given.text(0) ?? '';
  const path = name
    .replaceAll(' ', '_')
    .replace(/\(.*?\)/g, '')
    .replaceAll('.prototype.', '/')
    .replaceAll('.', '/');
  const slug = firstExisting(context, [`Web/API/${path}`, `Web/API/Window/${path.replace(/^window\//i, '')}`]);
  return [documentLink(context, slug, given.label(1) ?? name, { anchor: given.text(2), code: !given.truth(3) })];
});
