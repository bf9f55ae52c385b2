import { documentLink } from './machinery/document-link.ts';
import type { Macro } from './machinery/macro.ts';

/** Macros that link to the page of their first argument below one folder, all with name, display, anchor, noCode. */
function linkInto(folder: string, show: (name: string) => string = (name) => name): Macro {
  return (given, context) => {
    const name = given.text(0) ?? '';
    const display = given.label(1) ?? show(name);
    return [documentLink(context, `${folder}/${name.replaceAll(' ', '_')}`, display, { anchor: given.text(2), code: !given.truth(3) })];
  };
}

const inBrackets = (name: string) => `<${name}>`;

export const httpheader = linkInto('Web/HTTP/Reference/Headers');
export const httpmethod = linkInto('Web/HTTP/Reference/Methods');
export const csp = linkInto('Web/HTTP/Reference/Headers/Content-Security-Policy');
export const svgelement = linkInto('Web/SVG/Reference/Element', inBrackets);
export const svgattr = linkInto('Web/SVG/Reference/Attribute');
export const mathmlelement = linkInto('Web/MathML/Reference/Element', inBrackets);

/** `{{HTTPStatus(404)}}`: the title of its page says what a number means. */
export const httpstatus: Macro = (given, context) => {
  const code = given.text(0) ?? '';
  const slug = `Web/HTTP/Reference/Status/${code}`;
  const display = given.label(1) ?? context.documents.findOrEnglish(context.locale, slug)?.title.replaceAll('`', '') ?? code;
  return [documentLink(context, slug, display, { anchor: given.text(2), code: !given.truth(3) })];
};

/** `{{WebExtAPIRef("tabs.query()", "display", "anchor")}}` */
export const webextapiref: Macro = (given, context) => {
  const name = given.text(0) ?? '';
  const path = name
    .replace(/\(.*?\)/g, '')
    .replaceAll(' ', '_')
    .replaceAll('.', '/');
  return [documentLink(context, `Mozilla/Add-ons/WebExtensions/API/${path}`, given.label(1) ?? name, { anchor: given.text(2) })];
};
