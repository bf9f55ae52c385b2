import type { Analysis } from '@webdocs/contracts/api/observatory-report';

/** As they were sent, those that are there twice too; of a scanner that keeps no order, by name. */
export function headersIn({ scan: { raw_headers: raw, response_headers: byName } }: Pick<Analysis, 'scan'>) {
  if (raw) return raw;
  return Object.entries(byName ?? {}).flatMap(([name, values]) => [values].flat().map((value) => ({ name, value })));
}
