/** What counts the turns of loops and stops them: a file of its own, which a frame loads only where code needs it. */
export { instrumentedHandler, instrumentedInline } from './instrumented-html.ts';
export { instrumentedMade, instrumentedScript } from './instrumented-script.ts';
