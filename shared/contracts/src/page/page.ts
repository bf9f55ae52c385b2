import * as v from 'valibot';
import { BlogMetadataSchema, BlogTagSchema } from './blog-metadata.ts';
import { FlawsSchema } from './flaws.ts';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { SearchPageSchema } from './search-page.ts';
import { SideBySidePageSchema } from './side-by-side-page.ts';
import { TranslationsPageSchema } from './translations-page.ts';
import { WritersPageSchema } from './writers-page.ts';

/**
 * Page JSON: what is at `{address}/index.json`, what the server renders and what the browser swaps in.
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
const Alternative = v.object({ name: v.string(), description: v.optional(v.string()), mdn_url: v.optional(Path) });
/** How widely a feature may be relied on. Dates may start with a '≤'. */
export const BaselineSchema = v.looseObject({
  baseline: v.union([v.literal('high'), v.literal('low'), v.literal(false)]),
  baseline_low_date: v.optional(v.string()),
  baseline_high_date: v.optional(v.string()),
  support: SupportSchema,
  /** True where some part of the feature is differently. */
  asterisk: v.optional(v.boolean()),
  alternatives: v.optional(v.array(Alternative)),
  feature: v.optional(
    v.looseObject({
      id: v.string(),
      name: v.string(),
      description_html: v.optional(v.string()),
      discouraged: v.optional(v.looseObject({ reason_html: v.optional(v.string()), according_to: v.optional(v.array(v.string())) })),
    }),
  ),
});
export type Baseline = v.InferOutput<typeof BaselineSchema>;

/** The code of one sample of a page, as the runner gets it. */
export const LiveSampleSchema = v.object({
  id: v.string(),
  html: v.optional(v.string()),
  css: v.optional(v.string()),
  js: v.optional(v.string()),
  /** WebAssembly as text, which the runner compiles. */
  wat: v.optional(v.string()),
  /** Address below which relative addresses in the code are. */
  src: v.optional(v.string()),
});
export type LiveSample = v.InferOutput<typeof LiveSampleSchema>;

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
  /** What the page is in a learning path; the page above all chapters lists them in order. */
  learning: v.optional(v.object({ kind: v.picklist(['overview', 'part', 'chapter']), chapters: v.optional(v.array(Link)) })),
  source: v.optional(v.looseObject({ folder: v.string(), github_url: v.optional(v.string()), last_commit_url: v.optional(v.string()) })),
  baseline: v.optional(BaselineSchema),
  status: v.optional(v.object({ baseline: v.optional(v.picklist(['high', 'low', 'limited', 'discouraged', 'removing'])) })),
  /** Every anchor of the page: links into it are checked against them. */
  fragments: v.optional(v.array(v.string())),
  live_samples: v.optional(v.array(LiveSampleSchema)),
  flaws: v.optional(FlawsSchema),
  browserCompat: v.optional(v.array(v.string())),
  banners: v.optional(v.array(v.string())),
});
export type Document = v.InferOutput<typeof DocumentSchema>;

export const DocPageSchema = v.object({
  renderer: v.literal('Doc'),
  url: Path,
  doc: DocumentSchema,
  /** Of all that the page says: the same twice, the same page. The gateway makes it. */
  digest: v.optional(v.string()),
});
export type DocPage = v.InferOutput<typeof DocPageSchema>;

export const BlogIndexPageSchema = v.object({
  renderer: v.literal('BlogIndex'),
  url: Path,
  pageTitle: v.string(),
  pageDescription: v.optional(v.string()),
  hyData: v.object({
    posts: v.array(BlogMetadataSchema),
    pagination: v.optional(v.object({ currentPage: v.number(), numPages: v.number() })),
    /** What is listed where that is not the whole blog: the posts of a tag or of an author, who may have a page elsewhere, or all tags. */
    list: v.optional(v.object({ title: v.string(), link: v.optional(v.string()) })),
    /** All tags of the blog, those of most posts first. */
    tags: v.optional(v.array(BlogTagSchema)),
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
  /** Other posts for who has read this one. */
  related: v.optional(v.array(BlogMetadataSchema)),
});

export const HomePageSchema = v.object({
  renderer: v.literal('Homepage'),
  url: Path,
  pageTitle: v.string(),
  hyData: v.object({
    pageDescription: v.optional(v.string()),
    /** How many pages are in each reference section: drawn as the books of the home page. */
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
          /** Of the request that brought the change; missing where it came without one. */
          number: v.optional(v.number()),
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

export const OpenIssueSchema = v.object({
  number: v.number(),
  title: v.string(),
  url: v.string(),
  updated_at: v.string(),
  labels: v.optional(v.array(v.string()), []),
});
export type OpenIssue = v.InferOutput<typeof OpenIssueSchema>;

/** Someone, or a project, that makes the site: as a list of the content tells, or as introduced in a spotlight. */
export const TeamMemberSchema = v.object({
  name: v.string(),
  role: v.optional(v.string()),
  url: v.optional(v.string()),
  picture: v.optional(v.string()),
});
export type TeamMember = v.InferOutput<typeof TeamMemberSchema>;

export const GenericPageSchema = v.object({
  renderer: v.literal('Generic'),
  url: Path,
  pageTitle: v.string(),
  /** Its summary, or the first paragraph. */
  pageDescription: v.optional(v.string()),
  id: v.optional(v.string()),
  /** The kind of page that its writers had in mind, such as 'GenericAbout'. */
  template: v.optional(v.string()),
  /** The language of the words: addresses of other languages show the English ones. */
  locale: v.optional(LocaleSchema),
  hyData: v.object({
    title: v.string(),
    summary: v.optional(v.string()),
    sections: v.array(v.string()),
    toc: v.optional(v.array(TocEntrySchema)),
    /** Who changed pages, as far as their history tells: on the pages about the site and its community. */
    contributors: v.optional(v.object({ total: v.number(), items: v.array(v.object({ name: v.string(), pages: v.number() })) })),
    /** Who makes the site: on the page about it. */
    team: v.optional(v.array(TeamMemberSchema)),
    /** What can be worked on, where the content has a list of it. */
    issues: v.optional(v.array(OpenIssueSchema)),
  }),
});

const curriculumRenderers = [
  'CurriculumLanding',
  'CurriculumOverview',
  'CurriculumModule',
  'CurriculumAbout',
  'CurriculumDefault',
] as const;
export interface CurriculumEntry {
  readonly url: string;
  readonly title: string;
  readonly slug: string;
  readonly summary?: string | undefined;
  readonly topic?: string | undefined;
  readonly children?: CurriculumEntry[] | undefined;
}
const CurriculumEntrySchema: v.GenericSchema<CurriculumEntry> = v.object({
  url: Path,
  title: v.string(),
  slug: v.string(),
  summary: v.optional(v.string()),
  topic: v.optional(v.string()),
  children: v.optional(v.array(v.lazy(() => CurriculumEntrySchema))),
});
export const CurriculumPageSchema = v.object({
  renderer: v.picklist(curriculumRenderers),
  url: Path,
  pageTitle: v.string(),
  locale: LocaleSchema,
  doc: v.intersect([
    DocumentSchema,
    v.looseObject({
      template: v.picklist(['landing', 'overview', 'module', 'about', 'default']),
      topic: v.optional(v.string()),
      group: v.optional(v.string()),
      sidebar: v.array(CurriculumEntrySchema),
      modules: v.array(CurriculumEntrySchema),
      /** Where a partner teaches the same, on the first page; an address of the site itself is a lesson of its own. */
      partner: v.optional(v.object({ ...TitledUrl.entries, summary: v.optional(v.string()) })),
      prevNext: v.optional(v.object({ prev: v.optional(TitledUrl), next: v.optional(TitledUrl) })),
    }),
  ]),
});
export type CurriculumPage = v.InferOutput<typeof CurriculumPageSchema>;

/** A person who helps to write the documentation, in their own words. */
export const ContributorSpotlightPageSchema = v.object({
  renderer: v.literal('ContributorSpotlight'),
  url: Path,
  pageTitle: v.string(),
  /** The language of the words: addresses of other languages show the English ones. */
  locale: v.optional(LocaleSchema),
  hyData: v.object({
    sections: v.array(v.string()),
    contributorName: v.string(),
    folderName: v.string(),
    isFeatured: v.boolean(),
    profileImg: v.optional(v.string()),
    profileImgAlt: v.optional(v.string()),
    usernames: v.object({ github: v.optional(v.string()) }),
    quote: v.optional(v.string()),
    /** Where the quote was published. */
    quoteSource: v.optional(v.string()),
  }),
});
export type ContributorSpotlightPage = v.InferOutput<typeof ContributorSpotlightPageSchema>;

/** A page whose body the remote makes by itself: play, settings, the Plus landing page. */
export const SpaPageSchema = v.object({
  renderer: v.literal('Spa'),
  url: Path,
  slug: v.string(),
  pageTitle: v.string(),
  pageDescription: v.optional(v.string()),
  noIndexing: v.optional(v.boolean()),
  onlyFollow: v.optional(v.boolean()),
  /** What the loader of its remote found. */
  data: v.optional(v.unknown()),
});

export const NotFoundPageSchema = v.object({
  renderer: v.literal('NotFound'),
  url: v.string(),
  pageTitle: v.string(),
  noIndexing: v.optional(v.boolean()),
  /** Pages that stand for the missing one, the English original first. */
  alternatives: v.array(v.object({ url: Path, title: v.string(), locale: v.string() })),
  suggestions: v.array(TitledUrl),
  /** The address ends with an id that its remote does not know: there are no words in it to search for. */
  isUnknownId: v.optional(v.boolean()),
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

/**
 * Into its document, which says nothing yet, the offline worker puts every page that it answers for; as page data it stands in for one that is not
 * kept on the device.
 */
export const OfflinePageSchema = v.object({
  renderer: v.literal('Offline'),
  url: v.string(),
  pageTitle: v.string(),
  noIndexing: v.optional(v.boolean()),
  absent: v.optional(v.picklist(['not-kept', 'unreadable'])),
});
export type OfflinePage = v.InferOutput<typeof OfflinePageSchema>;

export const PageSchema = v.variant('renderer', [
  DocPageSchema,
  BlogIndexPageSchema,
  BlogPostPageSchema,
  HomePageSchema,
  CurriculumPageSchema,
  ContributorSpotlightPageSchema,
  GenericPageSchema,
  SpaPageSchema,
  SearchPageSchema,
  TranslationsPageSchema,
  SideBySidePageSchema,
  WritersPageSchema,
  NotFoundPageSchema,
  OfflinePageSchema,
  BrokenPageSchema,
]);
export type Page = v.InferOutput<typeof PageSchema>;
export type Renderer = Page['renderer'];
export type PageOf<R extends Renderer> = Extract<Page, { renderer: R }>;
