import type { MacroCall } from '../parse/macro-calls.ts';
import { argumentRange } from './argument-range.ts';
import type { Fix, Flaw, FlawKind, MacroFlaw, Range } from './flaw.ts';
import { SourcePlaces } from './source-places.ts';

/** A flaw before it has lines and columns. Ranges are those of the body, which is the end of the file. */
export interface Finding {
  readonly kind: FlawKind;
  readonly explanation: string;
  readonly suggestion?: string | undefined;
  readonly range?: Range | undefined;
  readonly name?: string | undefined;
  readonly href?: string | undefined;
  readonly macroName?: string | undefined;
  readonly fix?: Fix | undefined;
}

/** Takes note of what is wrong with one page while it is made. Only writers' pages are made with one. */
export class PageCheck {
  readonly #places: SourcePlaces;
  readonly #flaws: Flaw[] = [];

  constructor(
    source: string,
    /** Offset in the file at which its body begins. */
    readonly bodyStart: number,
  ) {
    this.#places = new SourcePlaces(source);
  }

  get body(): string {
    return this.#places.source.slice(this.bodyStart);
  }

  add({ range = { start: 0, end: 0 }, fix, ...finding }: Finding): void {
    this.#flaws.push(this.#located(finding, this.#inFile(range), fix && { ...this.#inFile(fix), replacement: fix.replacement }));
  }

  addMacroFlaw(call: MacroCall, { argument, ...flaw }: MacroFlaw): void {
    const whole = { start: call.offset, end: call.offset + call.source.length };
    const range = (argument === undefined ? undefined : argumentRange(call, argument)) ?? whole;
    const fix =
      argument !== undefined && flaw.suggestion !== undefined && range !== whole ? { ...range, replacement: flaw.suggestion } : undefined;
    this.add({ ...flaw, range, fix, macroName: call.name, name: call.source });
  }

  /** All that was found, in the order of the file. */
  flaws(): readonly Flaw[] {
    return this.#flaws.toSorted((a, b) => a.line - b.line || a.column - b.column);
  }

  #inFile({ start, end }: Range): Range {
    return { start: start + this.bodyStart, end: end + this.bodyStart };
  }

  #located(finding: Omit<Finding, 'range' | 'fix'>, { start, end }: Range, fix: Fix | undefined): Flaw {
    const from = this.#places.at(start);
    const to = this.#places.at(end);
    return {
      ...finding,
      fixable: fix !== undefined,
      ...from,
      endLine: to.line,
      endColumn: to.column,
      sourceContext: this.#places.contextOf(from.line),
      fix,
    };
  }
}
