/** What counts the turns of loops and stops them: a file of its own, which a frame loads only where code needs it. */
export { instrumentedInline } from './instrumented-html.ts';
export { instrumentedScript } from './instrumented-script.ts';
