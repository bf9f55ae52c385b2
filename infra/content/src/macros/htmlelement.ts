import { documentLink } from './machinery/document-link.ts';
import { searchedAs, tagOf } from './machinery/macro.ts';

/** `{{htmlelement("dialog", "display", "anchor")}}` */
export const htmlelement = searchedAs({ text: tagOf, area: 'html' }, (given, context) => {
  const name = (given.text(0) ?? '').toLowerCase();
  const page = /^h[1-6]$/.test(name) ? 'Heading_Elements' : name;
  const display = given.label(1) ?? (name.includes(' ') ? name : `<${name}>`);
  return [documentLink(context, `Web/HTML/Reference/Elements/${page}`, display, { anchor: given.text(2) })];
});
