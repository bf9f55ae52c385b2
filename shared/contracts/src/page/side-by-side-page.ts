import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { translationStates } from './translations-page.ts';

const Path = v.pipe(v.string(), v.startsWith('/'));

const SideSchema = v.object({
  id: v.nullable(v.string()),
  /** HTML of the heading; none before the first one. */
  title: v.nullable(v.string()),
  isH3: v.boolean(),
  /** Absent in the state block of a served page: the HTML in the document is the only copy. */
  content: v.optional(v.string()),
  /** Made of data and not of words: it is read on the page itself. */
  isData: v.optional(v.literal(true)),
});
export type Side = v.InferOutput<typeof SideSchema>;

const TextSchema = v.object({ url: Path, locale: LocaleSchema, native: v.string(), title: v.string() });

/** A translation beside its English page, section by section. */
export const SideBySidePageSchema = v.object({
  renderer: v.literal('SideBySide'),
  url: Path,
  pageTitle: v.string(),
  noIndexing: v.literal(true),
  translation: TextSchema,
  /** Absent where the English page is gone. */
  english: v.optional(TextSchema),
  state: v.picklist(translationStates),
  changes: v.optional(v.number()),
  since: v.optional(v.string()),
  /** Sections that only one of the two has. */
  unmatched: v.number(),
  rows: v.array(v.object({ translation: v.optional(SideSchema), english: v.optional(SideSchema) })),
});
export type SideBySidePage = v.InferOutput<typeof SideBySidePageSchema>;
