import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { requestIdHeader } from '@webdocs/contracts/api/request-id';
import * as v from 'valibot';

export interface JsonRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

const defaultTimeoutMs = 15_000;

/**
 * Asks our API and parses the answer by its contract. Failures carry the address, the status (0: no answer), the server's words and its
 * number of the request.
 */
export async function requestJson<S extends v.GenericSchema>(
  address: string,
  schema: S,
  request: JsonRequest = {},
): Promise<v.InferOutput<S>> {
  if (!address) throw new Failure('INVALID_KEY');
  const { method = 'GET', body, headers, timeoutMs = defaultTimeoutMs, fetch: send = fetch } = request;
  let requestId: string | null = null;
  const failed = (message: string, status: number, cause?: unknown, told: Told = {}) =>
    new Failure('REQUEST_FAILED', { ...told, message, status, address, ...(requestId ? { requestId } : {}) }, { cause });

  const response = await send(address, {
    method,
    // Servers take an empty body that is announced as JSON for a broken one.
    headers: { ...(method === 'GET' || body !== undefined ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((thrown: unknown) => {
    throw failed(causeOf(thrown), 0, thrown);
  });
  requestId = response.headers.get(requestIdHeader);
  if (!response.ok) {
    const { message, ...told } = await refusalIn(response, method);
    throw failed(message, response.status, undefined, told);
  }
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

type Told = Readonly<Record<string, string | number>>;

/**
 * GET failures speak in the field `message`, the others in `error`; without either, the status has to do. The entry of the catalogue
 * comes along as `failure`, with the values of its sentence: a page may have words of its own for it.
 */
async function refusalIn(response: Response, method: string): Promise<Told & { readonly message: string }> {
  const field = method === 'GET' ? 'message' : 'error';
  const reply: unknown = await response.json().catch(() => undefined);
  const { [field]: said, failure, values } = (reply ?? {}) as Readonly<Record<string, unknown>>;
  const message = typeof said === 'string' && said ? said : `${response.status} ${response.statusText}`.trim();
  return typeof failure === 'string' ? { ...(values as Told), failure, message } : { message };
}
