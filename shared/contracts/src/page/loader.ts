import * as v from 'valibot';
import { sitePath } from '../reader/site-path.ts';

const Text = v.pipe(v.string(), v.maxLength(2000));
const Path = v.pipe(Text, v.regex(sitePath));

/** Something that a loader asks for: plain data, because the question travels between processes. */
export const SourceSchema = v.variant('from', [
  /** A file of its own release, by its path in it; the text of the file comes back. */
  v.object({ from: v.literal('files'), path: Text }),
  /** A page of the site; its page JSON comes back. */
  v.object({ from: v.literal('pages'), address: Path }),
  /** A call of our API that anyone may make and that changes nothing; its JSON comes back. */
  v.object({
    from: v.literal('calls'),
    call: Text,
    params: v.optional(v.record(Text, Text)),
    query: v.optional(v.record(Text, v.union([Text, v.number()]))),
  }),
  /** Another host that the operator allows; the text of its answer comes back. */
  v.object({ from: v.literal('hosts'), url: v.pipe(Text, v.startsWith('https://')) }),
]);
export type Source = v.InferOutput<typeof SourceSchema>;

/** Asks the gateway; refused for what the definition does not name. */
export type Read = (source: Source) => Promise<unknown>;

/** What a loader adds to the page that its definition declares. It is the same for every visitor. */
export const LoadedPageSchema = v.strictObject({
  /** Of this page; the name of the site is put behind it. */
  pageTitle: v.optional(v.string()),
  pageDescription: v.optional(v.string()),
  noIndexing: v.optional(v.boolean()),
  data: v.optional(v.unknown()),
});
export type LoadedPage = v.InferOutput<typeof LoadedPageSchema>;
