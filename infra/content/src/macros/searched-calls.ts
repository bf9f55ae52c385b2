import { extractMacroCalls, type MacroCall } from '../parse/macro-calls.ts';
import { macros } from './macros.ts';

/** A call that links to a page by its name. */
export interface NamedLink {
  /** The part of the documentation that has the page. */
  readonly area: string;
  readonly name: string;
  readonly label: string | undefined;
}

/** A text in which what a search reads of the macro calls is in their place. */
export function searchedText(source: string): string {
  if (!source.includes('{{')) return source;
  let text = '';
  let done = 0;
  for (const call of extractMacroCalls(source).calls) {
    text += source.slice(done, call.offset) + (macros.get(call.name)?.search?.text(valuesOf(call)) ?? '');
    done = call.offset + call.source.length;
  }
  return text + source.slice(done);
}

export function namedLinks(source: string): NamedLink[] {
  if (!source.includes('{{')) return [];
  return extractMacroCalls(source).calls.flatMap((call) => {
    const area = macros.get(call.name)?.search?.area;
    const [name, label] = call.values;
    return area === undefined || !name ? [] : [{ area, name: String(name), label: typeof label === 'string' ? label : undefined }];
  });
}

/** An argument that is empty counts as absent. */
function valuesOf({ values }: MacroCall): string[] {
  return values.map(String).filter((value, index) => index === 0 || value !== '');
}
