import * as v from 'valibot';

const position = { line: v.optional(v.number()), column: v.optional(v.number()) };
/** Something that a writer should fix; only sites in writer mode tell of it. */
export const FlawSchema = v.looseObject({
  id: v.string(),
  kind: v.string(),
  explanation: v.string(),
  suggestion: v.optional(v.string()),
  fixable: v.optional(v.boolean()),
  ...position,
  endLine: v.optional(v.number()),
  endColumn: v.optional(v.number()),
  sourceContext: v.optional(v.string()),
  filepath: v.optional(v.string()),
  name: v.optional(v.string()),
  href: v.optional(v.string()),
  macroName: v.optional(v.string()),
});
export const FlawsSchema = v.object({
  broken_links: v.optional(v.array(FlawSchema)),
  macros: v.optional(v.array(FlawSchema)),
  other: v.optional(v.array(FlawSchema)),
});
export type Flaws = v.InferOutput<typeof FlawsSchema>;
