import type { BrowserGroup } from '@webdocs/contracts/api/updates';

export interface GroupRow {
  readonly id: string;
  readonly detail: Omit<BrowserGroup, 'type' | 'id' | 'events'>;
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** A release with numbers of features, in the order of their paths. */
export interface ModelGroup {
  readonly id: string;
  readonly detail: GroupRow['detail'];
  readonly added: Int32Array;
  readonly removed: Int32Array;
}
