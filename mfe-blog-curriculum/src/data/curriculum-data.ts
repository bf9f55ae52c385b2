import type { CurriculumEntry } from '@webdocs/contracts/page/page';

/** What is read here of the data of a page of the curriculum. */
export interface CurriculumData {
  readonly title: string;
  readonly modules: readonly CurriculumEntry[];
  /** Its sections as HTML, each with its heading. */
  readonly sections: ReadonlyArray<{ readonly title: string; readonly content: string }>;
}

const patienceMs = 10_000;

/** The data of another page of the curriculum than the one that is shown. It throws where there is none, or none that can be shown. */
export async function readCurriculum(address: string): Promise<CurriculumData> {
  const response = await fetch(`${address}index.json`, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`${response.status} on ${address}index.json`);
  const { doc } = (await response.json()) as { doc?: { title?: unknown; modules?: unknown; body?: unknown } };
  if (typeof doc?.title !== 'string' || !Array.isArray(doc.body)) throw new Error(`No page of the curriculum is at ${address}`);
  return { title: doc.title, modules: entriesIn(doc.modules), sections: doc.body.flatMap(sectionOf) };
}

/** Entries are followed as links and counted: what is none is left out. */
function entriesIn(entries: unknown): CurriculumEntry[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: Partial<Record<keyof CurriculumEntry, unknown>> | null) => {
    if (typeof entry?.url !== 'string' || typeof entry.title !== 'string' || typeof entry.slug !== 'string') return [];
    return [{ url: entry.url, title: entry.title, slug: entry.slug, ...(entry.children ? { children: entriesIn(entry.children) } : {}) }];
  });
}

function sectionOf(section: { type?: unknown; value?: { title?: unknown; content?: unknown } } | null) {
  const { title, content } = section?.value ?? {};
  if (section?.type !== 'prose' || typeof content !== 'string') return [];
  return [{ title: typeof title === 'string' ? title : '', content }];
}
