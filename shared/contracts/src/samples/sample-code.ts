import * as v from 'valibot';

export const sampleDefaults = ['ix-tabbed', 'ix-wat', 'ix-choice'] as const;

const Code = v.optional(v.string());
export const SampleCodeSchema = v.object({
  html: Code,
  css: Code,
  js: Code,
  /** WebAssembly as text; its module stands for `{%wasm-url%}` in the script. */
  wat: Code,
  /** The path of the document below which relative addresses are. */
  srcPrefix: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])/))),
  /** What the frame brings along by itself: nothing, or the look of an interactive example. */
  defaults: v.optional(v.picklist(sampleDefaults)),
});
export type SampleCode = v.InferOutput<typeof SampleCodeSchema>;
