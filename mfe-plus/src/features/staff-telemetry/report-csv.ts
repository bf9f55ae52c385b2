import type { TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import type { ReportWish } from './use-report.ts';

/** Of these there are too few in one language. */
const inAll = ' in all languages';
const languageOf = ({ locale }: ReportWish): string => locale ?? 'all languages';

export function csvNameOf(wish: ReportWish, { steps }: TelemetryReport): string {
  return `telemetry ${steps.at(-1)?.at.slice(0, 10)} ${wish.days} days ${languageOf(wish)}.csv`.replaceAll(' ', '-');
}

/** One line for each number: what it is of, which of it, and the number. */
export function csvOf(wish: ReportWish, { steps, figures, page_kinds, clicks, versions, errors, misses }: TelemetryReport): string {
  const lines = [
    ['report', 'days', '', Number(wish.days)],
    ['report', 'language', '', languageOf(wish)],
    ...Object.entries(figures).map(([name, { all }]) => ['figures', name, '', all]),
    ...steps.flatMap(({ at, visits, before }) => [
      ['visits', at, 'now', visits],
      ['visits', at, 'before', before],
    ]),
    ...page_kinds.map(({ kind, views }) => ['page kinds', kind, '', views]),
    ...clicks.map(({ source, count }) => ['clicks', source, '', count]),
    ...versions.flatMap(({ version, vitals }) =>
      vitals.flatMap(({ name, device, count, p50, p75, p95 }) =>
        Object.entries({ count, p50, p75, p95 }).map(([of, value]) => [
          `vitals${inAll}`,
          `${wish.remote} ${version}`,
          `${name} ${device} ${of}`,
          value ?? 'few',
        ]),
      ),
    ),
    ...errors.flatMap(({ remote, signature, counts }) =>
      counts.flatMap((count, index) => (count > 0 ? [['errors', `${remote}: ${signature}`, steps[index]?.at ?? '', count]] : [])),
    ),
    ...misses.map(({ query, count }) => [`searches without a result${inAll}`, query, '', count]),
  ];
  return ['section,name,detail,value', ...lines.map((line) => line.map(field).join(',')), ''].join('\r\n');
}

/** A program of tables takes what begins with such a sign for a formula: what readers typed is never one. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
