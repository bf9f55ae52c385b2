import { causeOf } from '@webdocs/contracts/failures/failure';
import type { ReportFailure } from '../failure/report-failure.ts';

/** Files of a release say whose they are. */
const released = /\/remotes\/([^/]+)\/([^/]+)\/client\/([^\s:?#)]+)/;
const reportsAPage = 10;

interface Surroundings {
  readonly window: Window;
  /** What was thrown before there was anything to report it. */
  readonly early: Event[];
  readonly report: ReportFailure;
  readonly composition: () => string;
}

/** Reports what scripts of this site throw outside of their parts, by the remote and version whose file it was in. Those of others are not ours. */
export function followScriptErrors({ window, early, report, composition }: Surroundings): void {
  let reported = 0;
  for (const event of early.splice(0)) take(event);
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, take);

  function take(event: Event): void {
    const { thrown, place } = whatWasThrown(event);
    const [, remote, version, part] = (place.includes(window.location.origin) && released.exec(place)) || [];
    if (!remote || !version || !part || reported >= reportsAPage) return;
    reported += 1;
    report({ remote, version, part }, 'SCRIPT_FAILED', thrown, composition());
  }
}

function whatWasThrown(event: Event): { thrown: unknown; place: string } {
  const { error, filename = '', reason, message } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const thrown: unknown = error ?? reason ?? message;
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return { thrown: thrown ?? causeOf(thrown), place: filename || stack };
}
