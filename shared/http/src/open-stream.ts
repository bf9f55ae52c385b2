import { addressOf } from '@webdocs/contracts/api/address-of';
import type { Call } from '@webdocs/contracts/api/call';
import type { CallName, DeclaredCalls, EveryCall } from '@webdocs/contracts/api/calls';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { provedToBeOurs } from './change-json.ts';
import { eventLines } from './event-lines.ts';
import { sendRequest, type SentRequest } from './send-request.ts';

type Entry<C extends Call> = C['name'] extends CallName ? EveryCall[C['name']] : never;

interface StreamInput<S extends v.GenericSchema> extends Pick<SentRequest, 'fetch'> {
  /** What each event is. Events that are none of these are passed over: a newer server may send more. */
  readonly event: S;
  /** After such a silence, without as much as a comment, the stream is taken for lost. */
  readonly silenceMs: number;
  /** For a reader who has seen enough. */
  readonly signal?: AbortSignal;
}

type BodyOf<C extends Call> =
  Entry<C> extends { readonly body: { readonly schema: infer B extends v.GenericSchema } } ? { readonly body: v.InferInput<B> } : unknown;

/**
 * Makes a call of the table that is answered by a stream of events, and gives them one after the other as they come. Throws as any call
 * does; where the stream breaks off or falls silent, with status 0.
 */
export async function* openStream<const C extends Call, S extends v.GenericSchema>(
  called: C,
  { event, silenceMs, signal, ...input }: StreamInput<S> & BodyOf<C>,
): AsyncGenerator<v.InferOutput<S>, void, undefined> {
  const address = addressOf(called);
  const stopping = new AbortController();
  const stop = () => stopping.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stopping.abort(new Error(`nothing came for ${silenceMs} ms`)), silenceMs);
  };
  wait();
  try {
    const request = { ...(input as SentRequest), method: called.method };
    const { response, failed } = await provedToBeOurs(request, (proved) => sendRequest(address, proved, stopping.signal));
    if (!response.body) throw failed('an answer without a body', 0);
    const lines = eventLines(response.body, wait);
    for (;;) {
      const line = await lines.next().catch((thrown: unknown) => {
        throw failed(causeOf(stopping.signal.aborted ? stopping.signal.reason : thrown), 0, thrown);
      });
      if (line.done) return;
      const parsed = v.safeParse(event, asJson(line.value));
      if (parsed.success) yield parsed.output;
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    stopping.abort();
  }
}

/** The streams of one remote: it opens those of the calls that its definition lists. Any other is told to `undeclared`, and not opened. */
export function streamsFor({ remote, calls }: DeclaredCalls, undeclared: (failure: Failure) => void): typeof openStream {
  const listed = new Set<string>(calls);
  return (called, input) => {
    if (listed.has(called.name)) return openStream(called, input);
    const failure = new Failure('CALL_UNDECLARED', { call: called.name, remote });
    undeclared(failure);
    throw failure;
  };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
