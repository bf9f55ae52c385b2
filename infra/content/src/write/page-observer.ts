import type { MacroArgument, MacroCall } from '../parse/macro-calls.ts';
import type { Element, Node } from '../parse/tree.ts';
import type { DocumentLink } from '../links/resolve-link.ts';
import type { MacroFlaw, Range } from '../report/flaw.ts';

/** A link of a page, as it was written and where it leads. */
export interface FoundLink {
  readonly link: Element;
  /** The address as its author or macro wrote it. */
  readonly written: string;
  readonly led: DocumentLink | undefined;
  /** Address of the page that it is on. */
  readonly url: string;
}

/** Is told what happens while a page is made. Pages of readers are made without one, and are the same. */
export interface PageObserver {
  /** What a call became, and what the macro would make of other arguments. */
  expanded(call: MacroCall, result: readonly Node[], expand: (values: readonly MacroArgument[]) => readonly Node[]): void;
  /** A macro found a flaw in its call. */
  macroFlaw(call: MacroCall, flaw: MacroFlaw): void;
  /** HTML that is not allowed in a page was left out. */
  removed(what: string, range: Range | undefined): void;
  linkFound(found: FoundLink): void;
  /** A picture, film or sound, before it gets its final address. */
  mediaFound(media: Element, pageUrl: string): void;
  /** Checks of a sample cannot be used. */
  badSampleMark(explanation: string, range: Range | undefined): void;
  /** The body is complete, and its samples are marked. */
  bodyRead(nodes: readonly Node[], pageUrl: string): void;
}
