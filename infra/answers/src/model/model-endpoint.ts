import { setTimeout as pause } from 'node:timers/promises';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { EndpointTrouble } from './endpoint-trouble.ts';

export interface EndpointOptions {
  readonly address: string;
  readonly key: string;
}

export interface EndpointCall {
  readonly method: 'GET' | 'POST';
  readonly path: '/chat/completions' | '/models' | '/moderations' | '/embeddings';
  readonly body?: unknown;
  readonly signal: AbortSignal;
  /** What may pass before a server that is busy is asked again. Zero for never. */
  readonly mayWaitMs?: number;
}

/** Without a word of when, a busy server is asked again after this. */
const usualWaitMs = 500;

/** The server of a model. It is asked at its own address alone: where that leads elsewhere, the key would go with the question. */
export class ModelEndpoint {
  readonly #base: string;
  readonly #key: string;

  constructor({ address, key }: EndpointOptions) {
    this.#base = address.replace(/\/+$/, '');
    this.#key = key;
  }

  get host(): string {
    return new URL(this.#base).host;
  }

  get address(): string {
    return this.#base;
  }

  /** An answer with the status 200. */
  async call(call: EndpointCall): Promise<Response> {
    const began = performance.now();
    const first = await this.#send(call);
    const response = first.status === 429 || first.status === 503 ? await this.#again(first, call, began) : first;
    if (response.status === 200) return response;
    void response.body?.cancel().catch(() => undefined);
    const why = response.status === 429 || response.status === 503 ? 'busy' : 'away';
    throw new EndpointTrouble(why, `it answered ${response.status}`, response.status);
  }

  /** All of an answer as JSON. */
  async json(call: EndpointCall, mostBytes: number): Promise<unknown> {
    const response = await this.call(call);
    const pieces: Uint8Array[] = [];
    let length = 0;
    try {
      for await (const piece of response.body ?? []) {
        length += piece.length;
        if (length > mostBytes) throw new EndpointTrouble('away', `it answered more than ${mostBytes} bytes`);
        pieces.push(piece);
      }
    } catch (thrown) {
      throw troubleOf(thrown, call.signal);
    }
    try {
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
    } catch {
      throw new EndpointTrouble('away', 'it answered what cannot be read');
    }
  }

  async #again(first: Response, call: EndpointCall, began: number): Promise<Response> {
    const waitMs = waitOf(first);
    if (performance.now() - began + waitMs >= (call.mayWaitMs ?? 0)) return first;
    await first.body?.cancel().catch(() => undefined);
    await pause(waitMs, undefined, { signal: call.signal }).catch((thrown: unknown) => {
      throw troubleOf(thrown, call.signal);
    });
    return this.#send(call);
  }

  async #send({ method, path, body, signal }: EndpointCall): Promise<Response> {
    try {
      return await fetch(this.#base + path, {
        method,
        headers: {
          accept: 'application/json, text/event-stream',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(this.#key ? { authorization: `Bearer ${this.#key}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal,
      });
    } catch (thrown) {
      throw troubleOf(thrown, signal);
    }
  }
}

/** What an interrupted call means: who interrupts one says why as the reason of the signal. */
export function troubleOf(thrown: unknown, signal: AbortSignal): EndpointTrouble {
  if (thrown instanceof EndpointTrouble) return thrown;
  if (signal.aborted) {
    return signal.reason instanceof EndpointTrouble ? signal.reason : new EndpointTrouble('slow', 'it did not answer in time');
  }
  const inner = thrown instanceof Error && thrown.cause !== undefined ? thrown.cause : thrown;
  const code = inner instanceof Error && 'code' in inner && typeof inner.code === 'string' ? inner.code : undefined;
  return new EndpointTrouble('away', code ?? causeOf(inner));
}

function waitOf(response: Response): number {
  const given = response.headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,6}(\.\d+)?$/.test(given)) return Number(given) * 1000;
  const at = Date.parse(given);
  return Number.isNaN(at) ? usualWaitMs : Math.max(0, at - Date.now());
}
