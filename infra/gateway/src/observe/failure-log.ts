import type { Failure, FailureCode } from '@webdocs/contracts/failures/failure';
import type { Logger } from 'pino';
import { rarely } from './rarely.ts';

/** What every page can bring again: a thousand lines of one, each with its stack, say no more than one and push all others out. */
const floods: ReadonlySet<FailureCode> = new Set([
  ...(['SITE_BUSY', 'FRAGMENT_NOT_BEGUN', 'FRAGMENT_FAILED', 'FRAGMENT_TIMEOUT', 'PAGE_ANSWER_REFUSED'] as const),
  ...(['LOADERS_BUSY', 'LOADER_FAILED', 'LOADER_TIMEOUT', 'LOADER_READ_REFUSED', 'LOADER_ANSWER_REFUSED'] as const),
]);
const logAgainMs = 10_000;

/**
 * Writes each failure to the log; of those that come in floods one in ten seconds for each part of a version, with how many came since
 * the line before. All of them are counted in the metrics.
 */
export function failureLog(log: Pick<Logger, 'error'>, now?: () => number): (failure: Failure) => void {
  const due = rarely(logAgainMs, now);
  return ({ code, values, stack, message }) => {
    if (!floods.has(code)) return log.error({ code, ...values, stack }, message);
    const { remote = '', version = '', part = '' } = values;
    const before = due([code, remote, version, part].join(' '));
    if (before !== undefined) log.error({ code, ...values, stack, before }, message);
  };
}
