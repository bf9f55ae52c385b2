import { element } from '../parse/tree.ts';
import type { Macro } from './macro.ts';

/** A word, or a sign with its word as title, beside the name that it tells something about. */
function badge(kind: string): Macro {
  return (_, { words }) => [
    element('span', { class: `badge inline ${kind}`, title: words(`content-badge-${kind}-title`) }, [words(`content-badge-${kind}`)]),
  ];
}

export const optional_inline = badge('optional');
export const readonlyinline = badge('readonly');
export const experimental_inline = badge('experimental');
export const deprecated_inline = badge('deprecated');
export const non_standard_inline = badge('nonstandard');
export const securecontext_inline = badge('secure');
