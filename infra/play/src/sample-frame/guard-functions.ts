import type { Handler, InlineScript } from './html-scripts.ts';

/** What counts the turns of loops, as a frame loads it: `../guard.ts`. Undefined for what cannot be read: the browser says why. */
export interface GuardFunctions {
  readonly instrumentedInline: (script: InlineScript) => string | undefined;
  readonly instrumentedHandler: (handler: Handler) => string | undefined;
  readonly instrumentedMade: (code: string, line: number) => string;
  readonly instrumentedScript: (code: string, options: { readonly isModule: boolean }) => { readonly code: string } | undefined;
}
