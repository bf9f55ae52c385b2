import { Failure } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';

const kilobyte = 1024;

/** What a release holds to in brotli KB: its entry, and the own code of each part. */
export interface Budget {
  /** 'entry', or the name of a part. */
  readonly part: string;
  readonly kilobytes: number;
  readonly atMost: number;
}

/** What a release weighs where its definition says how much it may; a part of the shell without a file is in its main script. */
export function budgetsOf({ definition, entry, files, parts }: Pick<Release, 'definition' | 'entry' | 'files' | 'parts'>): Budget[] {
  const weight = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (files[path]?.brotliBytes ?? 0), 0) / kilobyte;
  const ofParts = Object.entries(definition.parts).flatMap(([part, { budgetKb }]) => {
    const { scripts = [] } = parts[part] ?? {};
    return scripts.length > 0 ? [{ part, kilobytes: weight(scripts), atMost: budgetKb }] : [];
  });
  return [{ part: 'entry', kilobytes: weight([entry]), atMost: definition.entryBudgetKb }, ...ofParts];
}

/**
 * Refuses a release that is larger than its definition allows. Asked when it is taken in, and never again: what was live once can
 * always be gone back to. A build that readers never get may have any size.
 */
export function requireBudgets(release: Release): void {
  const { name, version, development } = release;
  const exceeded = budgetsOf(release).filter(({ kilobytes, atMost }) => kilobytes > atMost);
  if (development || exceeded.length === 0) return;
  const faults = exceeded.map(
    ({ part, kilobytes, atMost }) =>
      `${part === 'entry' ? 'its entry' : `part ${part}`} has ${kilobytes.toFixed(2)} KB, ${atMost} KB are allowed`,
  );
  throw new Failure('RELEASE_TOO_LARGE', { remote: name, version, cause: faults.join('; ') });
}
