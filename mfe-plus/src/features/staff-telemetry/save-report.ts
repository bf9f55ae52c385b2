import type { TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import { csvNameOf, csvOf } from './report-csv.ts';
import type { ReportWish } from './use-report.ts';

export function saveReport(wish: ReportWish, report: TelemetryReport): void {
  const address = URL.createObjectURL(new Blob([csvOf(wish, report)], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: csvNameOf(wish, report) });
  link.click();
  URL.revokeObjectURL(address);
}
