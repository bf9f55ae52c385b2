import type { CompatAnswer } from '@webdocs/contracts/page/compat';
import { Failure } from '@webdocs/contracts/failures/failure';

/** There is no data about the feature: that is an answer, and no failure. */
export class CompatDataMissing extends Error {}

const timeLimitMs = 15_000;

/** The compatibility data of a feature and of all below it. */
export async function compatAnswer(address: string, query: string): Promise<CompatAnswer> {
  const url = `${address}/${encodeURIComponent(query)}.json`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
  if (response.status === 404) throw new CompatDataMissing(query);
  if (!response.ok)
    throw new Failure('REQUEST_FAILED', {
      message: `${response.status} ${response.statusText}`.trim(),
      status: response.status,
      address: url,
    });
  return (await response.json()) as CompatAnswer;
}
