import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { requestIdHeader } from '@webdocs/contracts/api/request-id';

export interface SentRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
}

type Told = Readonly<Record<string, string | number>>;

export interface Answered {
  readonly response: Response;
  /** What is thrown where the rest of the answer is not as it should be. */
  readonly failed: (message: string, status: number, cause?: unknown) => Failure;
}

/**
 * Sends a request to our API. Failures carry the address, the status (0: no answer), the server's words and its number of the
 * request.
 */
export async function sendRequest(address: string, request: SentRequest, signal: AbortSignal): Promise<Answered> {
  if (!address) throw new Failure('INVALID_KEY');
  const { method = 'GET', body, headers, fetch: send = fetch } = request;
  let requestId: string | null = null;
  const failed = (message: string, status: number, cause?: unknown, told: Told = {}) =>
    new Failure('REQUEST_FAILED', { ...told, message, status, address, ...(requestId ? { requestId } : {}) }, { cause });

  const response = await send(address, {
    method,
    // Servers take an empty body that is announced as JSON for a broken one.
    headers: { ...(method === 'GET' || body !== undefined ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
  }).catch((thrown: unknown) => {
    throw failed(causeOf(thrown), 0, thrown);
  });
  requestId = response.headers.get(requestIdHeader);
  if (!response.ok) {
    const { message, ...told } = await refusalIn(response, method);
    throw failed(message, response.status, undefined, told);
  }
  return { response, failed };
}

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
