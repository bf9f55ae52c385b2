import { element } from '../../parse/tree.ts';
import { cssPageOf } from './css-syntax-pages.ts';
import { cssxref } from '../cssxref.ts';
import { documentLink } from './document-link.ts';
import type { Macro } from './macro.ts';

/**
 * A name of CSS out of a data package, as cssxref has it: the packages do not know which pages the content has, so a
 * name without one is only shown.
 */
export const cssTerm: Macro = (given, context) => {
  const name = given.text(0) ?? '';
  if (!/^[-\w]+$/.test(name)) return cssxref(given, context);
  const shown = { property: name, type: `<${name}>`, function: `${name}()` };
  for (const kind of ['property', 'type', 'function'] as const) {
    const slug = cssPageOf(context.documents, { kind, name });
    if (slug !== undefined) return [documentLink(context, slug, given.label(1) ?? shown[kind])];
  }
  return [element('code', {}, given.label(1) ?? [name])];
};
