import type { MacroArgument, MacroCall } from '../parse/macro-calls.ts';
import { eachElement, type Element, type Node } from '../parse/tree.ts';
import { argumentRange } from './argument-range.ts';
import type { Fix, Flaw, FlawKind, MacroFlaw, Range } from '../report/flaw.ts';
import { SourcePositions } from './source-positions.ts';

/** A flaw before it has lines and columns. Ranges are those of the body, which is the end of the file. */
export interface Finding {
  readonly kind: FlawKind;
  readonly explanation: string;
  readonly suggestion?: string | undefined;
  readonly range?: Range | undefined;
  readonly name?: string | undefined;
  readonly href?: string | undefined;
  readonly macroName?: string | undefined;
  readonly fix?: Omit<Fix, 'written'> | undefined;
}

/** The macro call that an element came from, and what the macro would make of other arguments. */
export interface Origin {
  readonly call: MacroCall;
  readonly expand: (values: readonly MacroArgument[]) => readonly Node[];
}

/** A link to a place within a page, which can be checked when that page's places are known. */
export interface FragmentLink {
  readonly url: string;
  readonly fragment: string;
  readonly link: Element;
  readonly written: string;
}

/** Takes note of what is wrong with one page while it is made. Only writers' pages are made with one. */
export class PageCheck {
  readonly #places: SourcePositions;
  readonly #flaws: Flaw[] = [];
  readonly #origins = new Map<Element, Origin>();
  readonly fragmentLinks: FragmentLink[] = [];
  readonly body: string;

  constructor(
    readonly source: string,
    /** Offset in the file at which its body begins. */
    readonly bodyStart: number,
  ) {
    this.#places = new SourcePositions(source);
    this.body = source.slice(bodyStart);
  }

  expanded(call: MacroCall, result: readonly Node[], expand: Origin['expand']): void {
    eachElement(result, (element) => {
      if (element.tag === 'a') this.#origins.set(element, { call, expand });
    });
  }

  originOf(element: Element): Origin | undefined {
    return this.#origins.get(element);
  }

  leadsInto(url: string, fragment: string, link: Element, written: string): void {
    this.fragmentLinks.push({ url, fragment, link, written });
  }

  add({ range = { start: 0, end: 0 }, fix, ...finding }: Finding): void {
    this.addInFile({ ...finding, range: this.#inFile(range), fix: fix && { ...this.#inFile(fix), replacement: fix.replacement } });
  }

  /** As `add`, with ranges that count from the beginning of the file: those of its front matter. */
  addInFile({ range = { start: 0, end: 0 }, fix, ...finding }: Finding): void {
    const from = this.#places.at(range.start);
    const to = this.#places.at(range.end);
    this.#flaws.push({
      ...finding,
      fixable: fix !== undefined,
      ...from,
      endLine: to.line,
      endColumn: to.column,
      sourceContext: this.#places.contextOf(from.line),
      fix: fix && { ...fix, written: this.source.slice(fix.start, fix.end) },
    });
  }

  addMacroFlaw(call: MacroCall, { argument, ...flaw }: MacroFlaw): void {
    const meant = argument === undefined ? undefined : argumentRange(call, argument);
    const range = meant ?? { start: call.offset, end: call.offset + call.source.length };
    const fix = meant && flaw.suggestion !== undefined ? { ...meant, replacement: flaw.suggestion } : undefined;
    this.add({ ...flaw, range, fix, macroName: call.name, name: call.source });
  }

  /** All that was found, in the order of the file. */
  flaws(): readonly Flaw[] {
    return this.#flaws.toSorted((a, b) => a.line - b.line || a.column - b.column);
  }

  #inFile({ start, end }: Range): Range {
    return { start: start + this.bodyStart, end: end + this.bodyStart };
  }
}
