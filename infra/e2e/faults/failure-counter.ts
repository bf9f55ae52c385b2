import type { FailureCode } from '@webdocs/contracts/failures/failure';

interface Counted {
  readonly code: FailureCode;
  readonly remote: string;
  readonly version: string;
}

/** How often this failure was counted, from reports of browsers or in renders of the server. */
export async function failuresCounted(address: string, wanted: Counted): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const labels = Object.entries(wanted).map(([label, value]) => `${label}="${value}"`);
  return metrics
    .split('\n')
    .filter((line) => line.startsWith('webdocs_failures_total{') && labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
