/** A name in code that looks like one of the platform and is none. */
export interface UnknownName {
  readonly name: string;
  /** In the code. */
  readonly from: number;
  readonly to: number;
}

/** What besides data about the platform makes a name a known one. */
export interface OwnNames {
  /** Whether code of the answer declares it, or a passage or the question has it. */
  has(name: string): boolean;
}
