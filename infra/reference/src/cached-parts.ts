/** Tells what is wrong with a file, and where in it. */
export type ReportProblem = (file: string, line: number, cause: string) => void;

/** Where results of reading are kept from one start to the next. */
export interface CachedParts {
  /** What is made of some files, as plain data: made anew only where one of them has changed, came or went. */
  part<T>(name: string, files: readonly string[], report: ReportProblem, make: (report: ReportProblem) => T): T;
}
