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

/** When each file was last changed, by which commit and by whom, and the newest changes of all. */
export type History = ReadonlyMap<string, LastChange> & { readonly recent?: readonly Commit[] };
