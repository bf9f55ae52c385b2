import { documentLink, firstExisting } from './machinery/document-link.ts';
import { searchedAs, tagOf } from './machinery/macro.ts';

/** `{{htmlelement("dialog", "display", "anchor")}}` */
export const htmlelement = searchedAs({ text: tagOf, area: 'html' }, (given, context) => {
  const name = (given.text(0) ?? '').toLowerCase();
  const page = /^h[1-6]$/.test(name) ? 'Heading_Elements' : name;
  const display = given.label(1) ?? (name.includes(' ') ? name : `<${name}>`);
  const slug = firstExisting(context, [`Web/HTML/Reference/Elements/${page}`]);
  return [documentLink(context, slug, display, { anchor: given.text(2) })];
});
