import { createHash } from 'node:crypto';
import { composerOf } from './composers.ts';
import type { Facts, PageNamed } from './page-sources.ts';
import type { CachedParts, ReportProblem } from './cached-parts.ts';
import { noInterfaces, type InterfaceTable } from './open-data/idl/interface-table.ts';
import type { OpenData } from './open-data/open-data.ts';
import { planReference, type ReferencePlan } from './plan.ts';
import type { PlannedPage } from './planned-page.ts';
import { readReviewed, reviewedFiles, type Reviewed } from './reviewed/read-reviewed.ts';
import { surroundings } from './page-lookup.ts';

export interface ReferenceOptions {
  readonly data: OpenData;
  /** The folder of what was written and reviewed where no data explain a thing. */
  readonly reviewedFolder?: string | undefined;
}

/** A page that is made of open data: its text is composed when it is asked for. */
export interface ReferencePage {
  readonly page: PlannedPage;
  /** Changes with any of the data and of the reviewed texts, as every page may. */
  readonly digest: string;
  /** Markdown with the macros of the site, without front matter. */
  readonly compose: () => string;
}

/** The pages that are shown, and those whose address a written page has. */
export interface ReferencePages {
  readonly shown: readonly ReferencePage[];
  readonly overridden: readonly PlannedPage[];
}

/** The second source of documents: pages made of open data, listed at once and composed when they are asked for. */
export class Reference {
  readonly #data: OpenData;
  readonly #reviewedFolder: string | undefined;
  #facts: { readonly reviewed: Reviewed; readonly facts: Facts } | undefined;

  constructor({ data, reviewedFolder }: ReferenceOptions) {
    this.#data = data;
    this.#reviewedFolder = reviewedFolder;
  }

  /** Everything that can be told without composing a page; worked out anew when a package or a reviewed file changed. */
  plan(kept: CachedParts, report: ReportProblem): ReferencePlan {
    const files = [...this.#data.manifests, ...reviewedFiles(this.#reviewedFolder)];
    return kept.part('reference', files, report, (tell) => planReference(this.#factsOf(kept, tell)));
  }

  /** The pages of a plan beside the written English ones. */
  pages(plan: ReferencePlan, written: readonly PageNamed[], kept: CachedParts): ReferencePages {
    const taken = new Set(written.map(({ slug }) => slug.toLowerCase()));
    const pages = plan.pages.filter(({ slug }) => !taken.has(slug.toLowerCase()));
    const around = surroundings(plan.pages, [...written, ...pages], () => this.#factsOf(kept, () => undefined));
    const digest = digestOf(plan);
    return {
      shown: pages.map((page) => ({ page, digest, compose: () => composerOf(page)?.(page, around()) ?? '' })),
      overridden: plan.pages.filter(({ slug }) => taken.has(slug.toLowerCase())),
    };
  }

  /** Reading definitions and reviewed texts takes seconds; what they said is kept in the index file. */
  #factsOf(kept: CachedParts, report: ReportProblem): Facts {
    const files = reviewedFiles(this.#reviewedFolder);
    const reviewed = kept.part('reviewed', files, report, (tell) => readReviewed(this.#reviewedFolder, tell));
    if (this.#facts?.reviewed !== reviewed) this.#facts = { reviewed, facts: factsFrom(this.#data, reviewed, kept) };
    return this.#facts.facts;
  }
}

function factsFrom(data: OpenData, reviewed: Reviewed, kept: CachedParts): Facts {
  let interfaces: InterfaceTable | undefined;
  return {
    data,
    reviewed,
    get interfaces() {
      return (interfaces ??= kept.part(
        'interfaces',
        data.manifests,
        () => undefined,
        () => data.interfaces ?? noInterfaces,
      ));
    },
    get elements() {
      return data.elements ?? new Map<string, string>();
    },
  };
}

function digestOf(plan: ReferencePlan): string {
  return createHash('sha1').update(JSON.stringify(plan.pages)).update(plan.words).digest('base64url');
}
