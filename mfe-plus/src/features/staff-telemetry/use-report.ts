import { showTelemetry, type TelemetryPeriod, type TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { call } from '@webdocs/remote-kit/call';
import { useEffect } from 'react';
import { whenLookedAt } from '../../data/when-looked-at.ts';
import { useAnswer, type WantedAnswer } from './use-answer.ts';

/** As often as minutes are counted. */
const everyMs = 60_000;

export interface ReportWish {
  readonly days: TelemetryPeriod;
  /** All languages without one. */
  readonly locale: Locale | undefined;
  readonly remote: string;
}

/** The report that is wanted, read again every minute while the tab is looked at, and when it is looked at again. */
export function useReport({ days, locale, remote }: ReportWish): WantedAnswer<ReportWish, TelemetryReport> {
  const wanted = useAnswer({ days, locale, remote }, (query) => call(showTelemetry, { query }));
  const { retry } = wanted;
  useEffect(() => whenLookedAt(retry, everyMs), [retry]);
  return wanted;
}
