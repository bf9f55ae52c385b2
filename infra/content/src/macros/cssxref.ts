import { documentLink, firstExisting } from './document-link.ts';
import type { Macro } from './macro.ts';

const reference = 'Web/CSS/Reference';

/** `{{cssxref("gap", "display", "anchor")}}`: the shape of the name tells where its page stands. */
export const cssxref: Macro = (given, context) => {
  const name = given.text(0) ?? '';
  const slug = firstExisting(context, slugsFor(name));
  return [documentLink(context, slug, given.label(1) ?? name, { anchor: given.text(2) })];
};

function slugsFor(name: string): [string, ...string[]] {
  const bare = name.replace(/^<|>$/g, '').replace(/\(.*\)$/, '');
  if (name.startsWith('<')) return [`${reference}/Values/${bare}`, `${reference}/Values/${bare}_value`];
  if (name.startsWith(':')) return [`${reference}/Selectors/${bare}`];
  if (name.startsWith('@')) return [`${reference}/At-rules/${name}`];
  if (name.endsWith(')')) return [`${reference}/Values/${bare}`, `${reference}/Properties/${bare}`, `${reference}/Selectors/${bare}`];
  return [`${reference}/Properties/${bare}`, `${reference}/Values/${bare}`, `${reference}/Selectors/${bare}`];
}
