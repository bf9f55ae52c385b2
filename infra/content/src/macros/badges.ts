import { element, type Element } from '../parse/tree.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import type { Macro, MacroContext } from './machinery/macro.ts';

type Listed = Pick<DocumentRecord, 'slug' | 'status'>;
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
export const deprecated_inline: Macro = (_, context) => [badgeElement(deprecationOf(context.slug), context)];
export const non_standard_inline = badge('nonstandard');
export const securecontext_inline = badge('secure');

/** What the web platform has given up is discouraged, as the line under the title of its page says; elsewhere it is deprecated. */
function deprecationOf(slug: string): 'deprecated' | 'discouraged' {
  return /^(?:Web|WebAssembly)\//.test(slug) && !slug.startsWith('Web/Accessibility/') ? 'discouraged' : 'deprecated';
}

const statuses = ['experimental', 'non-standard', 'deprecated'];

/** The badges of a page that is listed among others. */
export function statusBadges({ status, slug }: Listed, context: Says): Element[] {
  return statuses
    .filter((name) => status.includes(name))
    .map((name) => badgeElement(name === 'deprecated' ? deprecationOf(slug) : name.replace('-', ''), context));
}
