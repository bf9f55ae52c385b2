import type { Generated } from 'kysely';

export interface UpdateTables {
  update_imports: UpdateImportsTable;
  update_features: UpdateFeaturesTable;
  update_groups: UpdateGroupsTable;
  update_baseline_events: UpdateBaselineEventsTable;
  baseline_snapshots: BaselineSnapshotsTable;
  baseline_changes: BaselineChangesTable;
}

/** What is imported again whenever it is missing: no backup holds it. */
export const importedTableNames = [
  'update_imports',
  'update_features',
  'update_groups',
  'update_baseline_events',
] as const satisfies ReadonlyArray<keyof UpdateTables>;

/** A version of the updates: one answers while the next is imported. */
interface UpdateImportsTable {
  id: Generated<number>;
  state: 'building' | 'live' | 'old';
  /** An import that lives tells it again and again. */
  touched_at: Generated<Date>;
  /** By which rules it was derived from the packages. */
  rule: number;
  compat_version: string;
  features_version: string;
}

/** A path of the compatibility data that some release added or removed. */
interface UpdateFeaturesTable {
  import_id: number;
  number: number;
  path: string;
  detail: unknown;
}

interface UpdateGroupsTable {
  import_id: number;
  id: string;
  detail: unknown;
  /** Numbers of features. */
  added: number[];
  removed: number[];
}

interface UpdateBaselineEventsTable {
  import_id: number;
  id: string;
  detail: unknown;
}

/** How widely each feature could be relied on by one version of the data. */
interface BaselineSnapshotsTable {
  features_version: string;
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  taken_on: string;
  features: unknown;
}

/** What one version alone does not show: a step back, and the day of advice against a feature. */
interface BaselineChangesTable {
  id: string;
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  day: string;
  change: 'regressed' | 'discouraged';
  feature: string;
  detail: unknown;
}
