export interface LastChange {
  readonly modified: string;
  readonly hash: string;
  /** Authors who changed the file, the latest first. */
  readonly contributors?: readonly string[];
}

/** One change of a root, with the files it touched, by the names that they have today. */
export interface Commit {
  readonly hash: string;
  readonly date: string;
  readonly author: string;
  readonly subject: string;
  readonly files: readonly string[];
  readonly repository: Repository | undefined;
}

export interface Repository {
  readonly name: string;
  readonly url: string;
}

/** What happened to the English pages of one root: a translation names the commit whose text it is of. */
export interface SourceLog {
  /** Every commit that is known of the root, the newest first. */
  readonly commits: ReadonlyArray<readonly [hash: string, date: string]>;
  /** By English page, which of them changed it: places in the list, the newest first. */
  readonly files: ReadonlyMap<string, readonly number[]>;
  readonly root: string;
  /** Address below which the repository shows the changes of a file of the root, where the repository is known. */
  readonly shownAt?: string | undefined;
}

/** When each file was last changed, by which commit and by whom, the newest changes of all, and those of the English pages. */
export type History = ReadonlyMap<string, LastChange> & {
  readonly recent?: readonly Commit[];
  /** One for each root whose commits can be listed. */
  readonly logs?: readonly SourceLog[];
};
