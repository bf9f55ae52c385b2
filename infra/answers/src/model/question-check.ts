import * as v from 'valibot';
import { EndpointTrouble } from './endpoint-trouble.ts';
import type { ModelEndpoint } from './model-endpoint.ts';
import type { Paid } from './paid-call.ts';
import { saidUsage } from './said-usage.ts';

const VerdictSchema = v.object({ results: v.pipe(v.array(v.object({ flagged: v.boolean() })), v.minLength(1)) });
const mostBytes = 1024 * 1024;

/** Whether the server flags a question, with what goes along of the conversation. A check that cannot be made lets no question through: it fails as EndpointTrouble. */
export async function isFlagged(endpoint: ModelEndpoint, text: string, signal: AbortSignal, mayWaitMs: number): Promise<Paid<boolean>> {
  const answer = await endpoint.json({ method: 'POST', path: '/moderations', body: { input: text }, signal, mayWaitMs }, mostBytes);
  const verdict = v.safeParse(VerdictSchema, answer);
  if (!verdict.success) throw new EndpointTrouble('away', 'it answered what cannot be read');
  return { value: verdict.output.results.some(({ flagged }) => flagged), tokens: saidUsage(answer) };
}
