import type { CompatFeature, CompatStatement } from '@webdocs/contracts/page/compat';

export interface FeatureRow {
  /** The last part of its name in the data. */
  readonly name: string;
  /** How many features it is below; the first row has 0. */
  readonly depth: number;
  readonly statement: CompatStatement;
}

/** A table with as many features, or more, leaves out what fewest readers look for. */
const manyFeatures = 100;

/** The feature of a query and all below it, each followed by its own. */
export function featureRows(query: string, feature: CompatFeature): readonly FeatureRow[] {
  const rows: FeatureRow[] = [];
  const waiting = [{ name: query.slice(query.lastIndexOf('.') + 1), depth: 0, feature }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, depth, feature: at } = next;
    if (at.__compat) rows.push({ name, depth, statement: at.__compat });
    const below = Object.entries(at).filter((entry): entry is [string, CompatFeature] => !entry[0].startsWith('__') && isObject(entry[1]));
    for (const [member, child] of below.reverse()) waiting.push({ name: member, depth: depth + 1, feature: child });
  }
  return rows;
}

const leftOutInTurn: ReadonlyArray<(row: FeatureRow) => boolean> = [
  ({ depth }) => depth > 1,
  ({ statement }) => statement.status?.standard_track === false,
  ({ statement }) => statement.status?.deprecated === true,
  ({ statement }) => statement.status?.experimental === true,
];

/** As many rows as a reader can survey; the feature of the page itself always stays. */
export function surveyable(rows: readonly FeatureRow[]): readonly FeatureRow[] {
  let kept = rows;
  for (const isLeftOut of leftOutInTurn) {
    if (kept.length < manyFeatures) return kept;
    kept = kept.filter((row) => row.depth === 0 || !isLeftOut(row));
  }
  return kept.slice(0, manyFeatures);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
