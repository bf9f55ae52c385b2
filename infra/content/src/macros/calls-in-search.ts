import { macroCallsIn, type MacroCall } from '../parse/macro-calls.ts';
import type { MacroSearch } from './machinery/macro.ts';
import { macros } from './macros.ts';

/** A call that links to a page by its name. */
export interface NamedLink {
  /** The part of the documentation that has the page. */
  readonly area: string;
  readonly name: string;
  readonly label: string | undefined;
}

/** A call, where it is, and what a search reads of it: nothing where its macro does not say. */
export interface SearchedCall {
  readonly values: MacroCall['values'];
  readonly search: MacroSearch | undefined;
  readonly start: number;
  readonly end: number;
}

/** Read once for a source and used for its text and its links: reading them is most of the work. */
export function searchedCalls(source: string): SearchedCall[] {
  return macroCallsIn(source).map(({ name, values, source: written, offset }) => ({
    values,
    search: macros.get(name)?.search,
    start: offset,
    end: offset + written.length,
  }));
}

/** A text in which what a search reads of the macro calls is in their place. */
export function searchedText(source: string, calls: readonly SearchedCall[]): string {
  if (calls.length === 0) return source;
  const pieces: string[] = [];
  let done = 0;
  for (const { values, search, start, end } of calls) {
    pieces.push(source.slice(done, start));
    if (search) pieces.push(search.text(textsOf(values)));
    done = end;
  }
  pieces.push(source.slice(done));
  return pieces.join('');
}

export function namedLinks(calls: readonly SearchedCall[]): NamedLink[] {
  const links: NamedLink[] = [];
  for (const { values, search } of calls) {
    const [name, label] = values;
    if (search?.area === undefined || !name) continue;
    links.push({ area: search.area, name: String(name), label: typeof label === 'string' ? label : undefined });
  }
  return links;
}

/** An argument that is empty counts as absent. */
function textsOf(values: MacroCall['values']): string[] {
  return values.map(String).filter((value, index) => index === 0 || value !== '');
}
