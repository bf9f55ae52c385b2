import type { FrameTheme } from '@webdocs/contracts/samples/sample-messages';

/** What the server tells the script of a frame, in an attribute of it. */
export interface FrameFacts {
  readonly id: string;
  readonly theme: FrameTheme;
  /** Whether the code knows of dark grounds, and so follows the theme of the page. */
  readonly followsTheme: boolean;
  /** The lines of the document at which the HTML and, where it is not put in later, the script of the sample begin. */
  readonly firstLines: { readonly html: number; readonly js: number };
  /** WebAssembly as text, the module that uses it, and where its compiler is. */
  readonly wat?: { readonly source: string; readonly script: string; readonly wabtAddress: string };
}
