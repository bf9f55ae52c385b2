import { compare, satisfies as satisfiesRange, valid } from 'semver';

/** Exact, ^, ~ and >=: what releases use. A wider range would let one team ask for an untested version. */
const rangePattern = /^(?:\^|~|>=|=)?\s*v?\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

/** Whether a version is in a range of the four forms that releases use; every other form takes nothing. */
export function satisfies(version: string, range: string): boolean {
  return rangePattern.test(range.trim()) && satisfiesRange(version, range);
}

/** Order of two versions, oldest first; what cannot be read comes before everything else. */
export function compareVersions(left: string, right: string): number {
  if (!valid(left) || !valid(right)) return Number(Boolean(valid(left))) - Number(Boolean(valid(right)));
  return compare(left, right);
}
