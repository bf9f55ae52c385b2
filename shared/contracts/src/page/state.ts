import * as v from 'valibot';
import { ComposedRemoteSchema, PageTraitsSchema } from '../remote/composition.ts';
import { PublicConfigurationSchema } from '../configuration.ts';
import { PageSchema } from './page.ts';

const PartReference = v.object({
  owner: v.string(),
  part: v.string(),
  /** True where the server could not render the part and sent its fallback: the browser mounts it afresh. */
  failed: v.optional(v.boolean()),
});
export type PartReference = v.InferOutput<typeof PartReference>;

/** The one state block of a served page. The head script reads `scripts`, `ahead` and `startsEmpty`, the shell the rest. */
export const PageStateSchema = v.object({
  composition: v.string(),
  configuration: PublicConfigurationSchema,
  /** Only the remotes that this page uses; the whole composition is fetched at the first navigation. */
  remotes: v.record(v.string(), ComposedRemoteSchema),
  page: PageSchema,
  /** The part of the query that the server read for this page; absent where it read none. */
  search: v.optional(v.string()),
  /** What the live remotes say of the page, where they say anything. */
  traits: v.optional(PageTraitsSchema),
  main: PartReference,
  slots: v.record(v.string(), PartReference),
  /** Every script of the page with its integrity; the first one is the shell. */
  scripts: v.array(v.tuple([v.string(), v.string()])),
  /** Scripts that its reader needs right after those, where the page is one to work with. */
  ahead: v.optional(v.array(v.tuple([v.string(), v.string()]))),
  /** There is nothing to read before its scripts run: they are fetched at once, on any line. */
  startsEmpty: v.optional(v.literal(true)),
});
export type PageState = v.InferOutput<typeof PageStateSchema>;
