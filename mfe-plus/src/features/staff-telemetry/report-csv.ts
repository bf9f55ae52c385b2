import type { TelemetryReport } from '@webdocs/contracts/api/telemetry-report';

/** One line for each number: what it is of, which of it, and the number. */
export function csvOf({ steps, figures, page_kinds, clicks, versions, errors, misses }: TelemetryReport): string {
  const lines = [
    ...Object.entries(figures).map(([name, { all }]) => ['figures', name, '', all]),
    ...steps.flatMap(({ at, visits, before }) => [
      ['visits', at, 'now', visits],
      ['visits', at, 'before', before],
    ]),
    ...page_kinds.map(({ kind, views }) => ['page kinds', kind, '', views]),
    ...clicks.map(({ source, count }) => ['clicks', source, '', count]),
    ...versions.flatMap(({ version, vitals }) =>
      vitals.flatMap(({ name, device, count, p50, p75, p95 }) =>
        Object.entries({ count, p50, p75, p95 }).map(([of, value]) => ['vitals', version, `${name} ${device} ${of}`, value ?? 'few']),
      ),
    ),
    ...errors.flatMap(({ remote, signature, counts }) =>
      counts.flatMap((count, index) => (count > 0 ? [['errors', `${remote}: ${signature}`, steps[index]?.at ?? '', count]] : [])),
    ),
    ...misses.map(({ query, count }) => ['searches without a result', query, '', count]),
  ];
  return ['section,name,detail,value', ...lines.map((line) => line.map(field).join(',')), ''].join('\r\n');
}

/** A program of tables takes what begins with such a sign for a formula: what readers typed is never one. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
