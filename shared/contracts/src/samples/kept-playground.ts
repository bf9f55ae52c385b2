import * as v from 'valibot';
import { pure } from '../pure.ts';
import { SampleCodeSchema } from './sample-code.ts';

/** As long as the title of a shared one. */
export const longestKeptName = 120;

/** Code of a reader, as a device keeps it. */
const KeptPlaygroundSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    /** As its reader named it. */
    name: v.optional(v.pipe(v.string(), v.maxLength(longestKeptName))),
    /** Of the last change, in milliseconds. */
    at: v.number(),
    code: SampleCodeSchema,
    /** Code of someone else that its reader has not run; 'file' is where it came from, if not with a link. */
    waits: v.optional(v.union([v.literal(true), v.literal('file')])),
  }),
);
export type KeptPlayground = v.InferOutput<typeof KeptPlaygroundSchema>;

/** Those of a list that can be read. */
export function readKeptPlaygrounds(list: unknown): KeptPlayground[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const read = v.safeParse(KeptPlaygroundSchema, one);
    return read.success ? [read.output] : [];
  });
}
