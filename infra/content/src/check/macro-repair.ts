import type { MacroArgument } from '../parse/macro-calls.ts';
import { eachElement } from '../parse/tree.ts';
import type { Origin } from './page-check.ts';

/** What the first argument of a call should say so that it leads straight to an address, if it can say so at all. */
export function repairedCall({ call, expand }: Origin, address: string): string | undefined {
  const [first, ...others] = call.values;
  if (typeof first !== 'string') return undefined;
  // A term that is also what the reader sees cannot become another one behind the sentence's back.
  if (call.name === 'glossary' && !call.values[1]) return undefined;
  const slug = address.replace(/^\/[^/]+\/docs\//, '').replace(/#.*$/, '');
  const alike = (candidate: string) => Number(candidate.toLowerCase() === first.toLowerCase());
  const candidates = spellings(first, slug).sort((a, b) => alike(b) - alike(a));
  return candidates.find((candidate) => {
    if (candidate === first || /["\\]/.test(candidate)) return false;
    return hrefOf(expand, [candidate, ...others])?.replace(/#.*$/, '') === address.replace(/#.*$/, '');
  });
}

/** The end of the slug, written in each of the ways in which names are: `Element.closest()`, `Element/closest`. */
function spellings(argument: string, slug: string): string[] {
  const [, before = '', after = ''] = /^([<@:]*).*?(\(\)|>)?$/s.exec(argument) ?? [];
  const segments = slug.split('/');
  const names = segments.map((_, index) => segments.slice(-(index + 1)));
  return names.flatMap((parts) => {
    const last = (parts.at(-1) ?? '').replace(/^[<@:]+/, '');
    const bare = [...parts.slice(0, -1), last];
    return ['.', '/', '.prototype.'].flatMap((joint) => {
      const name = bare.join(joint);
      return [before + name + after, before + name.replaceAll('_', ' ') + after, name];
    });
  });
}

function hrefOf(expand: Origin['expand'], values: readonly MacroArgument[]): string | undefined {
  let href: string | undefined;
  eachElement(expand(values), (node) => {
    if (node.tag === 'a') href ??= node.attributes['href'];
  });
  return href;
}
