interface Version {
  readonly numbers: readonly [number, number, number];
  /** Dot-separated identifiers after the hyphen; empty for a finished version. */
  readonly prerelease: readonly string[];
}

const versionPattern = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;
const rangePattern = /^(\^|~|>=|=)?\s*v?(\d+\.\d+\.\d+\S*)$/;

/** Whether a version lies in a range of the four forms that releases use: exact, ^, ~ and >=. */
export function satisfies(version: string, range: string): boolean {
  const [, operator = '=', floorText = ''] = rangePattern.exec(range.trim()) ?? [];
  const given = parse(version);
  const floor = parse(floorText);
  if (!given || !floor || compare(given, floor) < 0) return false;
  const [major, minor, patch] = floor.numbers;
  // An unfinished version counts only for who asked for an unfinished one of the same number.
  if (given.prerelease.length > 0 && (floor.prerelease.length === 0 || given.numbers.join() !== floor.numbers.join())) return false;

  if (operator === '>=') return true;
  if (operator === '=') return compare(given, floor) === 0;
  if (given.numbers[0] !== major) return false;
  if (operator === '~') return given.numbers[1] === minor;
  if (major > 0) return true;
  if (given.numbers[1] !== minor) return false;
  return minor > 0 || given.numbers[2] === patch;
}

/** Order of two versions, oldest first; what cannot be read stands before everything else. */
export function compareVersions(left: string, right: string): number {
  const first = parse(left);
  const second = parse(right);
  if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
  return compare(first, second);
}

function parse(text: string): Version | undefined {
  const found = versionPattern.exec(text);
  if (!found) return undefined;
  return { numbers: [Number(found[1]), Number(found[2]), Number(found[3])], prerelease: found[4]?.split('.') ?? [] };
}

function compare(left: Version, right: Version): number {
  for (const [index, number] of left.numbers.entries()) {
    const other = right.numbers[index] as number;
    if (number !== other) return number - other;
  }
  if (left.prerelease.length === 0 || right.prerelease.length === 0) return right.prerelease.length - left.prerelease.length;
  return comparePrereleases(left.prerelease, right.prerelease);
}

function comparePrereleases(left: readonly string[], right: readonly string[]): number {
  for (const [index, identifier] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (identifier === other) continue;
    const numeric = /^\d+$/.test(identifier);
    const otherNumeric = /^\d+$/.test(other);
    if (numeric && otherNumeric) return Number(identifier) - Number(other);
    if (numeric !== otherNumeric) return numeric ? -1 : 1;
    return identifier < other ? -1 : 1;
  }
  return left.length - right.length;
}
