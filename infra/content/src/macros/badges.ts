import { element, type Element } from '../parse/tree.ts';
import type { Macro, MacroContext } from './macro.ts';

type Says = Pick<MacroContext, 'words'>;

function badgeElement(kind: string, { words }: Says): Element {
  return element('span', { class: `badge inline ${kind}`, title: words(`content-badge-${kind}-title`) }, [words(`content-badge-${kind}`)]);
}

/** A word, with more of it as title, beside the name that it tells something about. */
function badge(kind: string): Macro {
  return (_, context) => [badgeElement(kind, context)];
}

export const optional_inline = badge('optional');
export const readonlyinline = badge('readonly');
export const experimental_inline = badge('experimental');
export const deprecated_inline = badge('deprecated');
export const non_standard_inline = badge('nonstandard');
export const securecontext_inline = badge('secure');

const statuses = ['experimental', 'non-standard', 'deprecated'];

/** The badges of a page that is listed among others. */
export function statusBadges(status: readonly string[], context: Says): Element[] {
  return statuses.filter((name) => status.includes(name)).map((name) => badgeElement(name.replace('-', ''), context));
}
