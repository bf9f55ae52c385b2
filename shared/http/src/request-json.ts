import { causeOf, type Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { sendRequest, type SentRequest } from './send-request.ts';

export interface JsonRequest extends SentRequest {
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 15_000;

/** Asks our API and parses the answer by its contract. */
export async function requestJson<S extends v.GenericSchema>(
  address: string,
  schema: S,
  { timeoutMs = defaultTimeoutMs, ...request }: JsonRequest = {},
): Promise<v.InferOutput<S>> {
  const { response, failed } = await sendRequest(address, request, AbortSignal.timeout(timeoutMs));
  const text = await response.text().catch((thrown: unknown) => {
    throw failed(causeOf(thrown), response.status, thrown);
  });
  const reply = parsedReply(text, (cause) => failed(causeOf(cause), response.status, cause));
  const parsed = v.safeParse(schema, reply);
  if (!parsed.success) throw failed(v.summarize(parsed.issues), response.status);
  return parsed.output;
}

/** Some calls answer with nothing at all; their schema is `v.undefined()`. */
function parsedReply(text: string, failed: (cause: unknown) => Failure): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw failed(thrown);
  }
}
