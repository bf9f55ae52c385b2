import type { Looks } from './document-pieces.ts';

/** What the server tells the script of a waiting frame, in an attribute of it. */
export interface WaitingFacts {
  /** Who may hand over code. */
  readonly siteOrigins: readonly string[];
  readonly looks: Looks;
  /** Where what counts loops is, and the compiler of WebAssembly. */
  readonly guardAddress: string;
  readonly wabtAddress: string;
  /** Whether code that loads media from the repository that many pages share finds them on this host. */
  readonly sharedAssets: boolean;
  /** Whether other code has run at its host before, and may have left something. */
  readonly isKept: boolean;
}
