import type { ReaderTab } from './reader-tab.ts';

/** What a reader does, from the first address to the last thing that is seen. */
export interface Journey {
  /** A sentence about what the reader can do. */
  readonly title: string;
  go(tab: ReaderTab): Promise<void>;
}
