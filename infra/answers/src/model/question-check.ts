import { Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { EndpointTrouble } from './endpoint-trouble.ts';
import type { ModelEndpoint } from './model-endpoint.ts';

const VerdictSchema = v.object({ results: v.pipe(v.array(v.object({ flagged: v.boolean() })), v.minLength(1)) });
const mostBytes = 1024 * 1024;

/** Asks the server whether a question may be asked, with what goes along of the conversation. A check that cannot be made lets no question through: it fails as EndpointTrouble. */
export async function checkQuestion(endpoint: ModelEndpoint, text: string, signal: AbortSignal, mayWaitMs: number): Promise<void> {
  const answer = await endpoint.json({ method: 'POST', path: '/moderations', body: { input: text }, signal, mayWaitMs }, mostBytes);
  const verdict = v.safeParse(VerdictSchema, answer);
  if (!verdict.success) throw new EndpointTrouble('away', 'it answered what cannot be read');
  if (verdict.output.results.some(({ flagged }) => flagged)) throw new Failure('AI_HELP_QUESTION_FLAGGED');
}
