import { Failure } from '@webdocs/contracts/failures/failure';

/** Tells what is wrong with a file, and where in it. */
export type ReportProblem = (file: string, line: number, cause: string) => void;

export function problemReporter(report: (failure: Failure) => void): ReportProblem {
  return (file, line, cause) => report(new Failure('CONTENT_INVALID', { file, line, cause }));
}
