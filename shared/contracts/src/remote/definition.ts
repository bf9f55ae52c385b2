import * as v from 'valibot';
import { OwnEventSchema } from '../events/own-event.ts';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { SlotNameSchema } from './slot.ts';

export const featureNames = ['plus', 'ads', 'newsletter', 'aiHelp', 'observatory'] as const;
export const FeatureSchema = v.picklist(featureNames);
export type Feature = v.InferOutput<typeof FeatureSchema>;

const Pattern = v.pipe(v.string(), v.startsWith('/'));
const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));

/** What a reader sees in place of a part that could not be rendered. */
export const FallbackSchema = v.variant('kind', [
  v.object({ kind: v.literal('plain-document') }),
  v.object({ kind: v.literal('reserved-box'), box: v.string() }),
  v.object({ kind: v.literal('plain-form') }),
  v.object({ kind: v.literal('nothing') }),
]);
export type Fallback = v.InferOutput<typeof FallbackSchema>;

export const PartSchema = v.object({
  /** Name of the exposed browser module: `mfe-docs/page`. */
  module: v.pipe(v.string(), v.regex(/^\.\/[a-z][a-z-]*$/)),
  /** The file of its remote that holds it, for builds: `src/pages/blog/blog.ts`. Older releases do not say. */
  source: v.optional(v.pipe(v.string(), v.regex(/^src\/[\w./-]+\.tsx?$/))),
  fallback: FallbackSchema,
  /** Brotli KB of own code besides the remote entry. */
  budgetKb: v.number(),
  /** Late chunks with which its reader works at once: fetched beside its scripts, and those as soon as the page is painted. */
  ahead: v.optional(v.array(Name)),
});

/** The colours that a page can have: they pick its accents, its logo and the card with which it is shared. */
export const colours = ['docs', 'plus', 'curriculum', 'blog', 'observatory'] as const;
export const ColourSchema = v.picklist(colours);
export type Colour = v.InferOutput<typeof ColourSchema>;

const Origin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+$/));

/** What a definition lets a loader read: `files`, `pages`, `call:<name>`, or the origin of a host. */
const Readable = v.pipe(v.string(), v.regex(/^(files|pages|call:[A-Za-z]+|https:\/\/[a-z0-9.-]+(:\d+)?)$/));

/**
 * What is to be known of a page, or of all pages below an address. Several entries may hold for an address: the more
 * specific one adds to the others and wins where both say something. An entry without a part says what holds for pages that
 * others show, or that have entries of their own.
 */
export const PageEntrySchema = v.object({
  /** `/:locale/…`; a last `/*` takes in everything below, a last `/:name?` may be missing. */
  address: v.pipe(v.string(), v.regex(/^\/:locale(\/[A-Za-z0-9_.:-]+)*(\/[*+]|\/:[a-z]+\?)?$/)),
  /** Who shows it. */
  part: v.optional(v.string()),
  feature: v.optional(FeatureSchema),
  /** Languages that have it; without them, all. */
  languages: v.optional(v.array(LocaleSchema)),
  /** At the addresses of other languages its English text is shown. */
  standIn: v.optional(v.literal(true)),
  /** Each page has the languages into which it was translated. */
  translated: v.optional(v.literal(true)),
  trailingSlash: v.optional(v.literal(true)),
  /** `own`: its remote makes the body by itself; the content has none for it. */
  body: v.optional(v.picklist(['content', 'own'])),
  /** What the content makes there that is no text of its own. */
  made: v.optional(v.picklist(['translations', 'side-by-side'])),
  /** An own page with data from the loader of its server entry, which may read these sources and no others. */
  reads: v.optional(v.array(Readable)),
  /** A message of `titles/`; without one an own page is called after its product. */
  title: v.optional(Name),
  /** Another of them: what the page is for in a sentence, as search engines show it. */
  description: v.optional(Name),
  /** Whose product of the configuration it belongs to: the title ends with its name. */
  product: v.optional(v.picklist(['plus', 'curriculum', 'observatory'])),
  /** Shows each reader their own, or is for a few only: nothing for search engines. */
  private: v.optional(v.literal(true)),
  /** False where the answer differs every time: no cache keeps it. */
  kept: v.optional(v.literal(false)),
  /** Parameters of the query by which the page differs. */
  query: v.optional(v.array(v.string())),
  colour: v.optional(ColourSchema),
  /** Its top is dark, with the header in it. */
  cover: v.optional(v.literal(true)),
  /** The menu of the header in which it is found. */
  menu: v.optional(Name),
  /** The menu of the header that gets a link to it, called by its title. */
  menuEntry: v.optional(Name),
  /** Origins that it may frame. */
  frameSources: v.optional(v.array(Origin)),
  /** A first word that leads here where it comes without a language. */
  shortcut: v.optional(Name),
});
export type PageEntry = v.InferOutput<typeof PageEntrySchema>;

export const RouteSchema = v.object({ pattern: Pattern, part: v.string(), feature: v.optional(FeatureSchema) });
export const FillSchema = v.object({
  slot: SlotNameSchema,
  part: v.string(),
  on: v.array(Pattern),
  except: v.optional(v.array(Pattern)),
  feature: v.optional(FeatureSchema),
});
const VersionedEvent = v.object({ event: v.string(), version: v.number() });

/** The one outward face of a remote: registry, gateway, router, gate and generated docs read this and nothing else. */
export const RemoteDefinitionSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^(shell|mfe-[a-z][a-z-]*)$/)),
  title: v.string(),
  /** Made of `pages` where the definition is written; older releases have nothing else. */
  routes: v.array(RouteSchema),
  pages: v.optional(v.record(v.string(), PageEntrySchema)),
  /** Pages of this site, without their language, to which it links everywhere: where one is missing, the link is left away. */
  links: v.optional(v.array(Pattern)),
  parts: v.record(v.string(), PartSchema),
  opens: v.array(SlotNameSchema),
  fills: v.array(FillSchema),
  /** Events of its own, by names that begin with its own: `games/scored`. Any remote may subscribe. */
  events: v.optional(v.record(v.string(), OwnEventSchema)),
  publishes: v.array(VersionedEvent),
  /** Events to which it subscribes; facts are open to all. */
  consumes: v.array(VersionedEvent),
  /** Names of calls of the API that it makes, or to which it sends a browser, see `api/calls.ts`; older releases name addresses. */
  calls: v.array(v.string()),
  entryBudgetKb: v.number(),
  /** Brotli KB of scripts that come after a part and are large, by the name of their chunk; of words, those of any one language. */
  lateBudgetsKb: v.optional(v.record(Name, v.number())),
});
export type RemoteDefinition = v.InferOutput<typeof RemoteDefinitionSchema>;
export type PartDefinition = v.InferOutput<typeof PartSchema>;
