import type { InlineScript } from './html-scripts.ts';

/** What counts the turns of loops, as a frame loads it: `../guard.ts`. Undefined for what cannot be read: the browser says why. */
export interface GuardFunctions {
  readonly instrumentedInline: (script: InlineScript) => string | undefined;
  readonly instrumentedScript: (code: string, options: { readonly isModule: boolean }) => { readonly code: string } | undefined;
}
