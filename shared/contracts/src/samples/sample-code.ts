import * as v from 'valibot';
import { sitePath } from '../reader/site-path.ts';

export const sampleDefaults = ['ix-tabbed', 'ix-wat', 'ix-choice'] as const;

/** What a script is written in where that is said: unsaid, it is JavaScript, and a module if it makes sense as nothing else. */
export const scriptLanguages = ['module', 'ts', 'jsx', 'tsx'] as const;
export type ScriptLanguage = (typeof scriptLanguages)[number];

const Code = v.optional(v.string());
export const SampleCodeSchema = v.object({
  html: Code,
  css: Code,
  js: Code,
  /** WebAssembly as text; its module stands for `{%wasm-url%}` in the script. */
  wat: Code,
  /** The path of the document below which relative addresses are. */
  srcPrefix: v.optional(v.pipe(v.string(), v.regex(sitePath))),
  /** What the frame brings along by itself: nothing, or the look of an interactive example. */
  defaults: v.optional(v.picklist(sampleDefaults)),
  /** Of the script. What browsers cannot run becomes JavaScript in the Playground, before it goes to its frame. */
  language: v.optional(v.picklist(scriptLanguages)),
  /** Where the names of modules lead: JSON as its writer typed it. */
  importMap: Code,
});
export type SampleCode = v.InferOutput<typeof SampleCodeSchema>;
