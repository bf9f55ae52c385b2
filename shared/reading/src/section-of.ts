import type { TocEntry } from '@webdocs/contracts/page/page';

/** The second-level section that an entry belongs to: itself, or the last one before it. */
export function sectionOf(entries: readonly TocEntry[], id: string | undefined): TocEntry | undefined {
  const at = entries.findIndex((entry) => entry.id === id);
  return entries.slice(0, at + 1).findLast(({ sub }) => !sub);
}

/** The ids of the third-level headings in a section. */
export function subsectionsOf(entries: readonly TocEntry[], section: TocEntry | undefined): ReadonlySet<string> {
  const after = section ? entries.slice(entries.indexOf(section) + 1) : [];
  const end = after.findIndex(({ sub }) => !sub);
  return new Set(after.slice(0, end < 0 ? undefined : end).map(({ id }) => id));
}
