import type { CurriculumEntry } from '@webdocs/contracts/page/page';

/** Parts hold modules; an entry without any is a module itself. */
export function modulesIn(entries: readonly CurriculumEntry[]): CurriculumEntry[] {
  return entries.flatMap((entry) => (entry.children ? modulesIn(entry.children) : [entry]));
}
