import type { FrameTheme } from '@webdocs/contracts/samples/sample-messages';

/** What the server tells the script of a frame, in an attribute of it. */
export interface FrameFacts {
  readonly id: string;
  readonly theme: FrameTheme;
  /** Whether the code knows of dark grounds, and so follows the theme of the page. */
  readonly followsTheme: boolean;
  /** WebAssembly as text, the module that uses it, and where its compiler is. */
  readonly wat?: { readonly source: string; readonly script: string; readonly wabtAddress: string };
}
