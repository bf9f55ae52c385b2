import { causeOf, Failure } from '@webdocs/contracts/failure';
import * as v from 'valibot';

export interface JsonRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

const defaultTimeoutMs = 15_000;

/** Asks our API and parses the answer by its contract. Failures carry the address, the status (0: no answer) and the server's words. */
export async function requestJson<S extends v.GenericSchema>(
  address: string,
  schema: S,
  request: JsonRequest = {},
): Promise<v.InferOutput<S>> {
  if (!address) throw new Failure('INVALID_KEY');
  const { method = 'GET', body, timeoutMs = defaultTimeoutMs, fetch: send = fetch } = request;
  const failed = (message: string, status: number, cause?: unknown) =>
    new Failure('REQUEST_FAILED', { message, status, address }, { cause });

  const response = await send(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((thrown: unknown) => {
    throw failed(causeOf(thrown), 0, thrown);
  });
  if (!response.ok) throw failed(await failureMessage(response, method), response.status);
  const reply: unknown = await response.json().catch((thrown: unknown) => {
    throw failed(causeOf(thrown), response.status, thrown);
  });
  const parsed = v.safeParse(schema, reply);
  if (!parsed.success) throw failed(v.summarize(parsed.issues), response.status);
  return parsed.output;
}

/** GET failures speak in the field `message`, the others in `error`; without either, the status has to do. */
async function failureMessage(response: Response, method: string): Promise<string> {
  const field = method === 'GET' ? 'message' : 'error';
  const reply: unknown = await response.json().catch(() => undefined);
  const said = typeof reply === 'object' && reply !== null ? (reply as Record<string, unknown>)[field] : undefined;
  return typeof said === 'string' && said ? said : `${response.status} ${response.statusText}`.trim();
}
