import { observatoryErrors, type ObservatoryError } from '@webdocs/contracts/api/observatory-report';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { callProblem } from './call-problem.ts';

export type ProblemKind = ObservatoryError | 'refused' | 'status' | 'full' | 'down' | 'other';

/** Why there is no report: `kind` names its message, `cause` is what the scanner says besides. */
export interface ScanProblem {
  readonly kind: ProblemKind;
  readonly cause: string;
  readonly answered: string;
}

const byFailure: Readonly<Record<string, ProblemKind>> = {
  OBSERVATORY_HOST_INVALID: 'invalid-hostname',
  OBSERVATORY_HOST_IS_ADDRESS: 'invalid-hostname-ip',
  OBSERVATORY_HOST_UNKNOWN: 'invalid-hostname-lookup',
  OBSERVATORY_TARGET_REFUSED: 'refused',
  OBSERVATORY_STATUS_UNFIT: 'status',
  OBSERVATORY_SITE_DOWN: 'site-down',
  OBSERVATORY_SCAN_UNKNOWN: 'not-found',
  OBSERVATORY_SCAN_FAILED: 'scan-failed',
  OBSERVATORY_QUEUE_FULL: 'full',
};

/** What is of the site that was scanned has a sentence of its own; all the rest is the scanner's, which is down then. */
export function scanProblem(thrown: unknown): ScanProblem {
  const values = thrown instanceof Failure ? thrown.values : {};
  const said = causeOf(thrown);
  const failed = byFailure[String(values.failure)] ?? observatoryErrors.find((name) => name === said);
  const kind = failed && failed !== 'error-unknown' ? failed : ofCall(thrown);
  return { kind, cause: kind === 'other' ? said : String(values.cause ?? ''), answered: String(values.answered ?? '') };
}

function ofCall(thrown: unknown): ProblemKind {
  const { kind } = callProblem(thrown);
  if (kind === 'refused') return 'other';
  return thrown instanceof Failure && thrown.values.status === 429 ? 'full' : 'down';
}
