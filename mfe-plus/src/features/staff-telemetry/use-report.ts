import { showTelemetry, type TelemetryPeriod, type TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { call } from '@webdocs/remote-kit/call';
import { useCallback, useEffect, useState } from 'react';

export interface ReportWish {
  readonly days: TelemetryPeriod;
  /** All languages without one. */
  readonly locale: Locale | undefined;
  readonly remote: string;
}

export interface WantedReport {
  /** The last one that came; it stays while another is on its way. */
  readonly report: { readonly of: ReportWish; readonly found: TelemetryReport } | undefined;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** The report that is wanted, read again when the tab is looked at again; of two answers that of the later wish counts. */
export function useReport({ days, locale, remote }: ReportWish): WantedReport {
  const [report, setReport] = useState<WantedReport['report']>();
  const [state, setState] = useState({ isPending: true, failure: undefined as unknown });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    let isWanted = true;
    setState(({ failure }) => ({ isPending: true, failure }));
    call(showTelemetry, { query: { days, locale, remote } }).then(
      (found) => {
        if (!isWanted) return;
        setReport({ of: { days, locale, remote }, found });
        setState({ isPending: false, failure: undefined });
      },
      (failure: unknown) => isWanted && setState({ isPending: false, failure: failure ?? new Error('failed without a reason') }),
    );
    return () => {
      isWanted = false;
    };
  }, [days, locale, remote, attempt]);

  useEffect(() => {
    const readAgain = () => document.visibilityState === 'visible' && retry();
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [retry]);
  return { report, ...state, retry };
}
