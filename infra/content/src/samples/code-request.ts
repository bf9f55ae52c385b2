import type { Element } from '../parse/tree.ts';

interface Request {
  /** What the macro put into the page. */
  readonly place: Element;
  /** Called when the page has no such code, or none with that name. */
  readonly missing: () => void;
}

/** What a macro wants to show running. The code is collected when the whole page has been read. */
export type CodeRequest =
  | (Request & { readonly kind: 'interactive-example' })
  | (Request & {
      readonly kind: 'sample';
      /** As the macro was given it; without one, the sample is that of the section in which the macro is. */
      readonly id: string | undefined;
      /** Under which the page tells its code. */
      readonly sampleId: string;
    });
