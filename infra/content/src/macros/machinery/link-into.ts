import { documentLink, firstExisting } from './document-link.ts';
import type { Macro } from './macro.ts';

/** Macros that link to the page of their first argument below one folder, all with name, display, anchor, noCode. */
export function linkInto(folder: string, show: (name: string) => string = (name) => name): Macro {
  return (given, context) => {
    const name = given.text(0) ?? '';
    const display = given.label(1) ?? show(name);
    const slug = firstExisting(context, [`${folder}/${name.replaceAll(' ', '_')}`]);
    return [documentLink(context, slug, display, { anchor: given.text(2), code: !given.truth(3) })];
  };
}

export function inBrackets(name: string): string {
  return `<${name}>`;
}
