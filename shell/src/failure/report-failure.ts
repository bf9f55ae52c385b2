import { reportFailure as call, type FailureReport } from '@webdocs/contracts/api/report';
import { causeOf, type FailureCode } from '@webdocs/contracts/failures/failure';
import { requestIdOf } from '@webdocs/contracts/api/request-id';
import type { PartIdentity } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';

export type ReportFailure = (identity: PartIdentity, code: FailureCode, thrown: unknown, composition: string) => void;

interface Surroundings {
  /** Where the reader is; reports are counted for each page anew. */
  readonly page: () => string;
  readonly send: (address: string, body: string) => unknown;
  /** False of a reader who is not counted: the page fails for its developer alone. */
  readonly mayTell: () => boolean | undefined;
}

const reportsAPage = 20;

/** Tells developer, telemetry and platform about a part that failed: each failure once a page, and not without end. */
export function failureReporter({ page, send, mayTell }: Surroundings): ReportFailure {
  let countedPage: string | undefined;
  const told = new Set<string>();

  return ({ remote, version, part }, code, thrown, composition) => {
    if (countedPage !== page()) told.clear();
    countedPage = page();
    const cause = causeOf(thrown);
    const sameFailure = [code, remote, version, part, cause].join(' ');
    if (told.has(sameFailure) || told.size >= reportsAPage) return;
    told.add(sameFailure);

    const request = requestIdOf(thrown);
    const stack = thrown instanceof Error && thrown.stack ? `\n${thrown.stack}` : '';
    const report: FailureReport = {
      code,
      remote: remote.slice(0, 80),
      version: version.slice(0, 80),
      part: part.slice(0, 80),
      composition: composition.slice(0, 40),
      page: countedPage.slice(0, 2048),
      detail: (cause + stack).slice(0, 2048),
      ...(request ? { request } : {}),
    };
    console.error(`${code}: ${part} of ${remote} ${version}`, thrown);
    track({ kind: 'failure', report });
    try {
      if (mayTell()) send(call.path, JSON.stringify(report));
    } catch {
      // A report that cannot leave is not worth another failure.
    }
  };
}

export const reportFailure: ReportFailure = failureReporter({
  page: () => location.pathname,
  send: (address, body) => navigator.sendBeacon(address, body),
  mayTell: () => window.webdocsEarly?.mayTell?.(),
});
