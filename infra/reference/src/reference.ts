import { createHash } from 'node:crypto';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { ReportProblem } from '@webdocs/content/check/problem';
import { noInterfaces, type InterfaceTable } from './open-data/idl/interface-table.ts';
import type { OpenData } from './open-data/open-data.ts';
import { urlOf, type DocumentRecord } from '@webdocs/content/read/document-index';
import type { JsonData } from '@webdocs/content/read/json-data';
import type { Memory } from '@webdocs/content/read/memory';
import { composerOf } from './areas.ts';
import type { Facts } from './facts.ts';
import { planReference, type ReferencePlan } from './plan.ts';
import type { PlannedPage } from './planned-page.ts';
import { readReviewed, reviewedFiles, type Reviewed } from './reviewed/read-reviewed.ts';
import { surroundings } from './surroundings.ts';

export interface ReferenceOptions {
  readonly data: OpenData;
  /** The folder of what was written and reviewed where no data explain a thing. */
  readonly reviewedFolder?: string | undefined;
}

/** Documents that were made of open data, beside those that were written. */
export interface GeneratedDocuments {
  readonly records: readonly DocumentRecord[];
  /** Addresses that both sources claim; the written page is shown. */
  readonly writtenOver: readonly string[];
}

/** Where generated pages pretend to stand: no file is there, so nothing that goes by files finds them. */
const noPlace = 'generated:';

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
  plan(memory: Memory, report: ReportProblem): ReferencePlan {
    const files = [...this.#data.manifests, ...reviewedFiles(this.#reviewedFolder)];
    return memory.part('reference', files, report, (tell) => planReference(this.#factsOf(memory, tell)));
  }

  /** The documents of a plan among the written ones. */
  documents(plan: ReferencePlan, written: readonly DocumentRecord[], memory: Memory): GeneratedDocuments {
    const english = written.filter(({ locale }) => locale === fallbackLocale);
    const taken = new Set(english.map(({ slug }) => slug.toLowerCase()));
    const pages = plan.pages.filter(({ slug }) => !taken.has(slug.toLowerCase()));
    const around = surroundings(plan.pages, [...english, ...pages], () => this.#factsOf(memory, () => undefined));
    const digest = digestOf(plan);
    return {
      records: pages.map((page) => recordOf(page, digest, () => composerOf(page)?.(page, around()) ?? '')),
      writtenOver: plan.pages
        .filter(({ slug }) => taken.has(slug.toLowerCase()))
        .map(({ slug }) => urlOf({ locale: fallbackLocale, slug })),
    };
  }

  /** Reading definitions and reviewed words takes seconds; what they said lies in the index file. */
  #factsOf(memory: Memory, report: ReportProblem): Facts {
    const files = reviewedFiles(this.#reviewedFolder);
    const reviewed = memory.part('reviewed', files, report, (tell) => readReviewed(this.#reviewedFolder, tell));
    if (this.#facts?.reviewed !== reviewed) this.#facts = { reviewed, facts: factsFrom(this.#data, reviewed, memory) };
    return this.#facts.facts;
  }
}

/** Interfaces and their groups for sidebars and diagrams; what the content says itself counts more. */
export function withPlanned(jsonData: JsonData, plan: ReferencePlan): JsonData {
  return {
    ...jsonData,
    interfaces: new Map([...Object.entries(plan.interfaces), ...jsonData.interfaces]),
    groups: new Map([...Object.entries(plan.groups), ...jsonData.groups]),
  };
}

function factsFrom(data: OpenData, reviewed: Reviewed, memory: Memory): Facts {
  let interfaces: InterfaceTable | undefined;
  return {
    data,
    reviewed,
    get interfaces() {
      return (interfaces ??= memory.part(
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

function recordOf({ keys: _keys, ...page }: PlannedPage, digest: string, text: () => string): DocumentRecord {
  return {
    ...page,
    locale: fallbackLocale,
    banners: [],
    file: `${noPlace}${page.slug}`,
    tree: noPlace,
    digest,
    compose: () => `---\ntitle: ${JSON.stringify(page.title)}\nslug: ${JSON.stringify(page.slug)}\n---\n\n${text()}\n`,
  };
}

/** Every page may change with any of the data and of the reviewed words. */
function digestOf(plan: ReferencePlan): string {
  return createHash('sha1').update(JSON.stringify(plan.pages)).update(plan.words).digest('base64url');
}
