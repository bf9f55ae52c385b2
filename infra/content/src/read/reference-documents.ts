import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { Reference, ReferencePage } from '@webdocs/reference';
import type { ReferencePlan } from '@webdocs/reference/plan';
import { urlOf, type DocumentRecord } from './document-index.ts';
import type { JsonData } from './json-data.ts';
import type { ContentMemory } from './content-memory.ts';

/** That pages are made of open data, and where the reviewed texts for them are. */
export interface ReferenceChoice {
  readonly reviewedFolder?: string;
}

/** Documents that are made of open data, beside those that were written. */
export interface ReferenceDocuments {
  readonly records: readonly DocumentRecord[];
  /** Addresses that both sources claim; the written page is shown. */
  readonly overridden: readonly string[];
}

/** Where pages of the reference pretend to be: no file is there, so nothing that goes by files finds them. */
const noFolder = 'generated:';

export function referenceDocuments(
  reference: Reference,
  plan: ReferencePlan,
  written: readonly DocumentRecord[],
  memory: ContentMemory,
): ReferenceDocuments {
  const english = written.filter(({ locale }) => locale === fallbackLocale);
  const { shown, overridden } = reference.pages(plan, english, memory);
  return {
    records: shown.map(recordOf),
    overridden: overridden.map(({ slug }) => urlOf({ locale: fallbackLocale, slug })),
  };
}

/** Interfaces and their groups for sidebars and diagrams; what the content says itself counts more. */
export function withPlanned(jsonData: JsonData, plan: ReferencePlan): JsonData {
  return {
    ...jsonData,
    interfaces: new Map([...Object.entries(plan.interfaces), ...jsonData.interfaces]),
    groups: new Map([...Object.entries(plan.groups), ...jsonData.groups]),
  };
}

function recordOf({ page: { keys: _keys, ...page }, digest, compose }: ReferencePage): DocumentRecord {
  return {
    ...page,
    locale: fallbackLocale,
    banners: [],
    file: `${noFolder}${page.slug}`,
    tree: noFolder,
    digest,
    compose: () => `---\ntitle: ${JSON.stringify(page.title)}\nslug: ${JSON.stringify(page.slug)}\n---\n\n${compose()}\n`,
  };
}
