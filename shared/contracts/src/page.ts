import * as v from 'valibot';
import { LocaleSchema } from './locale-schema.ts';

/**
 * Page JSON: what stands at `{address}/index.json`, what the server renders and what the browser swaps in.
 * Additive changes only: an old remote must still read what a new content build writes.
 */
const Path = v.pipe(v.string(), v.startsWith('/'));
const Link = v.object({ uri: Path, title: v.string() });
const TitledUrl = v.object({ title: v.string(), url: v.string() });

export const TranslationSchema = v.object({ locale: v.string(), title: v.optional(v.string()), native: v.string(), url: v.optional(Path) });

export type Translation = v.InferOutput<typeof TranslationSchema>;

const SectionBase = { id: v.nullable(v.string()), title: v.nullable(v.string()), isH3: v.boolean() };
/** `content` is absent in the state block of a served page: the HTML in the document is the only copy. */
export const ProseSectionSchema = v.object({
  type: v.literal('prose'),
  value: v.object({ ...SectionBase, content: v.optional(v.string()) }),
});
export const CompatSectionSchema = v.object({
  type: v.literal('browser_compatibility'),
  value: v.object({ ...SectionBase, query: v.string(), content: v.optional(v.string()) }),
});
export const SpecificationsSectionSchema = v.object({
  type: v.literal('specifications'),
  value: v.object({
    ...SectionBase,
    query: v.optional(v.string()),
    specifications: v.array(v.object({ bcdSpecificationURL: v.string(), title: v.string() })),
    content: v.optional(v.string()),
  }),
});
/** A newer content build may send a kind that this version does not know: the reader sees an error box, not a crash. */
export const UnknownSectionSchema = v.object({ type: v.string(), value: v.looseObject({}) });
export const SectionSchema = v.union([ProseSectionSchema, CompatSectionSchema, SpecificationsSectionSchema, UnknownSectionSchema]);
export type Section = v.InferOutput<typeof SectionSchema>;

export const TocEntrySchema = v.object({ id: v.string(), text: v.string(), sub: v.optional(v.boolean()) });
export type TocEntry = v.InferOutput<typeof TocEntrySchema>;

const SupportSchema = v.record(v.string(), v.string());
export const BaselineSchema = v.looseObject({
  baseline: v.union([v.literal('high'), v.literal('low'), v.literal(false)]),
  baseline_low_date: v.optional(v.string()),
  baseline_high_date: v.optional(v.string()),
  support: SupportSchema,
});

export const DocumentSchema = v.looseObject({
  mdn_url: Path,
  title: v.string(),
  titleHTML: v.optional(v.string()),
  short_title: v.optional(v.string()),
  pageTitle: v.string(),
  locale: LocaleSchema,
  native: v.optional(v.string()),
  isActive: v.optional(v.boolean()),
  isTranslated: v.optional(v.boolean()),
  isMarkdown: v.optional(v.boolean()),
  noIndexing: v.optional(v.boolean()),
  hasMathML: v.optional(v.boolean()),
  summary: v.optional(v.string()),
  modified: v.optional(v.string()),
  popularity: v.optional(v.nullable(v.number())),
  pageType: v.optional(v.string()),
  parents: v.optional(v.array(Link)),
  other_translations: v.optional(v.array(TranslationSchema)),
  toc: v.optional(v.array(TocEntrySchema)),
  body: v.array(SectionSchema),
  sidebarHTML: v.optional(v.string()),
  sidebarMacro: v.optional(v.string()),
  source: v.optional(v.looseObject({ folder: v.string(), github_url: v.optional(v.string()), last_commit_url: v.optional(v.string()) })),
  baseline: v.optional(BaselineSchema),
  browserCompat: v.optional(v.array(v.string())),
  banners: v.optional(v.array(v.string())),
});
export type Document = v.InferOutput<typeof DocumentSchema>;

export const DocPageSchema = v.object({ renderer: v.literal('Doc'), url: Path, doc: DocumentSchema });
export type DocPage = v.InferOutput<typeof DocPageSchema>;

const Credit = v.object({ name: v.optional(v.string()), url: v.optional(v.string()) });
export const BlogMetadataSchema = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  image: v.object({ file: v.string(), alt: v.optional(v.string()), source: v.optional(Credit), creator: v.optional(Credit) }),
  keywords: v.optional(v.string()),
  sponsored: v.optional(v.boolean()),
  published: v.optional(v.boolean()),
  date: v.string(),
  author: v.optional(v.object({ name: v.optional(v.string()), link: v.optional(v.string()), avatar_url: v.optional(v.string()) })),
  links: v.optional(
    v.object({
      previous: v.optional(v.object({ slug: v.string(), title: v.string() })),
      next: v.optional(v.object({ slug: v.string(), title: v.string() })),
    }),
  ),
  readTime: v.number(),
});
export type BlogMetadata = v.InferOutput<typeof BlogMetadataSchema>;

export const BlogIndexPageSchema = v.object({
  renderer: v.literal('BlogIndex'),
  url: Path,
  pageTitle: v.string(),
  hyData: v.object({
    posts: v.array(BlogMetadataSchema),
    pagination: v.optional(v.object({ currentPage: v.number(), numPages: v.number() })),
  }),
});
export const BlogPostPageSchema = v.object({
  renderer: v.literal('BlogPost'),
  url: Path,
  pageTitle: v.string(),
  locale: LocaleSchema,
  image: v.optional(v.string()),
  blogMeta: BlogMetadataSchema,
  doc: DocumentSchema,
});

export const HomePageSchema = v.object({
  renderer: v.literal('Homepage'),
  url: Path,
  pageTitle: v.string(),
  hyData: v.object({
    pageDescription: v.optional(v.string()),
    /** How many pages stand in each reference section: drawn as the books of the home page. */
    shelf: v.optional(v.array(v.object({ title: v.string(), url: Path, count: v.number(), cloth: v.string() }))),
    featuredArticles: v.array(v.object({ mdn_url: Path, title: v.string(), summary: v.string(), tag: v.optional(Link) })),
    latestNews: v.object({
      items: v.array(
        v.object({
          url: v.string(),
          title: v.string(),
          author: v.optional(v.string()),
          source: v.object({ name: v.string(), url: v.string() }),
          published_at: v.string(),
          summary: v.optional(v.string()),
        }),
      ),
    }),
    recentContributions: v.object({
      items: v.array(
        v.object({
          number: v.number(),
          title: v.string(),
          url: v.string(),
          updated_at: v.string(),
          repo: v.object({ name: v.string(), url: v.string() }),
        }),
      ),
    }),
    featuredContributor: v.optional(v.object({ contributorName: v.string(), url: v.string(), quote: v.string() })),
  }),
});
export type HomePage = v.InferOutput<typeof HomePageSchema>;

export const GenericPageSchema = v.object({
  renderer: v.literal('Generic'),
  url: Path,
  pageTitle: v.string(),
  id: v.optional(v.string()),
  hyData: v.object({
    title: v.string(),
    summary: v.optional(v.string()),
    sections: v.array(v.string()),
    toc: v.optional(v.array(TocEntrySchema)),
  }),
});

/** A page whose body the remote makes by itself: play, settings, the Plus landing page. */
export const SpaPageSchema = v.object({
  renderer: v.literal('Spa'),
  url: Path,
  slug: v.string(),
  pageTitle: v.string(),
  pageDescription: v.optional(v.string()),
  noIndexing: v.optional(v.boolean()),
  onlyFollow: v.optional(v.boolean()),
});

export const SearchHitSchema = v.object({
  mdn_url: Path,
  title: v.string(),
  summary: v.optional(v.string()),
  parents: v.optional(v.array(v.string())),
});
export const SearchPageSchema = v.object({
  renderer: v.literal('Search'),
  url: Path,
  pageTitle: v.string(),
  noIndexing: v.optional(v.boolean()),
  onlyFollow: v.optional(v.boolean()),
  query: v.string(),
  page: v.number(),
  total: v.number(),
  /** 'titles' while no full-text index answers. */
  source: v.picklist(['titles', 'index']),
  hits: v.array(SearchHitSchema),
});
export type SearchPage = v.InferOutput<typeof SearchPageSchema>;

export const NotFoundPageSchema = v.object({
  renderer: v.literal('NotFound'),
  url: v.string(),
  pageTitle: v.string(),
  noIndexing: v.optional(v.boolean()),
  /** Pages that stand for the missing one, the English original first. */
  alternatives: v.array(v.object({ url: Path, title: v.string(), locale: v.string() })),
  suggestions: v.array(TitledUrl),
});
export type NotFoundPage = v.InferOutput<typeof NotFoundPageSchema>;

/** Made by the shell when page data could not be had; the owner of the address shows it. */
export const BrokenPageSchema = v.object({
  renderer: v.literal('Broken'),
  url: v.string(),
  pageTitle: v.string(),
  status: v.optional(v.number()),
  message: v.string(),
});
export type BrokenPage = v.InferOutput<typeof BrokenPageSchema>;

export const PageSchema = v.variant('renderer', [
  DocPageSchema,
  BlogIndexPageSchema,
  BlogPostPageSchema,
  HomePageSchema,
  GenericPageSchema,
  SpaPageSchema,
  SearchPageSchema,
  NotFoundPageSchema,
  BrokenPageSchema,
]);
export type Page = v.InferOutput<typeof PageSchema>;
export type Renderer = Page['renderer'];
export type PageOf<R extends Renderer> = Extract<Page, { renderer: R }>;
