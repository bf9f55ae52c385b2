import { CompletionReader, type CompletionPart } from './completion-parts.ts';
import { EndpointTrouble } from './endpoint-trouble.ts';
import { troubleOf, type ModelEndpoint } from './model-endpoint.ts';
import type { PromptMessage } from './prompt.ts';
import { sentLines } from './sent-lines.ts';

export interface CompletionLimits {
  readonly firstTokenMs: number;
  readonly answerMs: number;
  /** A pause in the middle after which the rest is taken for lost. */
  readonly silenceMs: number;
  readonly answerTokens: number;
}

export interface CompletionAsked {
  readonly model: string;
  readonly messages: readonly PromptMessage[];
  readonly limits: CompletionLimits;
  readonly signal: AbortSignal;
}

/** A token of a model is rarely more than these characters: what is longer than the answer may be in them is cut. */
const charactersOfToken = 8;
const mostOfWhole = 4 * 1024 * 1024;

/** Asks a server for answers, in the form that it understands. */
export class Completions {
  readonly #endpoint: ModelEndpoint;
  /** Some models refuse a temperature, and a limit by its former name. */
  #isNewer = false;

  constructor(endpoint: ModelEndpoint) {
    this.#endpoint = endpoint;
  }

  /** Parts in the order in which they come; a last `finish` is always among them. Otherwise it fails as EndpointTrouble. */
  async *ask({ model, messages, limits, signal }: CompletionAsked): AsyncGenerator<CompletionPart> {
    const inTime = new Deadline(limits, signal);
    try {
      const response = await this.#call(model, messages, limits, inTime.signal);
      yield* partsIn(response, limits, inTime);
    } catch (thrown) {
      throw troubleOf(thrown, inTime.signal);
    } finally {
      // Whatever is still on its way is not waited for.
      inTime.end();
    }
  }

  async #call(model: string, messages: readonly PromptMessage[], limits: CompletionLimits, signal: AbortSignal): Promise<Response> {
    const send = (isNewer: boolean): Promise<Response> =>
      this.#endpoint.call({
        method: 'POST',
        path: '/chat/completions',
        body: {
          model,
          messages,
          stream: true,
          stream_options: { include_usage: true },
          ...(isNewer ? { max_completion_tokens: limits.answerTokens } : { max_tokens: limits.answerTokens, temperature: 0 }),
        },
        signal,
        mayWaitMs: limits.firstTokenMs,
      });
    try {
      return await send(this.#isNewer);
    } catch (thrown) {
      if (this.#isNewer || !(thrown instanceof EndpointTrouble) || thrown.status !== 400) throw thrown;
      const response = await send(true);
      this.#isNewer = true;
      return response;
    }
  }
}

async function* partsIn(response: Response, { answerTokens }: CompletionLimits, inTime: Deadline): AsyncGenerator<CompletionPart> {
  const reader = new CompletionReader();
  const most = answerTokens * charactersOfToken;
  let length = 0;
  let isFinished = false;
  try {
    for await (const data of dataIn(response)) {
      if (data === '[DONE]') break;
      for (const part of reader.read(data)) {
        if (part.type === 'text' && isFinished) continue;
        // A reader who is slow does not make the server a silent one.
        if (part.type === 'text') inTime.hold();
        yield part;
        if (part.type === 'text') inTime.heard();
        if (part.type === 'finish') {
          isFinished = true;
          inTime.finished();
        }
        if (part.type !== 'text') continue;
        length += part.text.length;
        if (length <= most) continue;
        yield { type: 'finish', reason: 'length' };
        return;
      }
    }
  } catch (thrown) {
    // The answer is there: what follows its end is only what it cost.
    if (!isFinished) throw thrown;
  }
  if (!isFinished) throw new EndpointTrouble('away', 'it ended in the middle');
}

async function* dataIn(response: Response): AsyncGenerator<string> {
  const type = response.headers.get('content-type') ?? '';
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw new EndpointTrouble('away', `it writes ${charset.slice(0, 20)} and not UTF-8`);
  if (!response.body) throw new EndpointTrouble('away', 'it answered nothing');
  if (/^application\/json\b/i.test(type)) {
    yield await wholeText(response.body);
    return;
  }
  yield* sentLines(response.body);
}

async function wholeText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > mostOfWhole) throw new EndpointTrouble('away', `it answered more than ${mostOfWhole} bytes`);
    pieces.push(piece);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    throw new EndpointTrouble('away', 'it sent text that is not UTF-8');
  }
}

/** Aborts what takes too long: until the first word, between two of them, and in all. */
class Deadline {
  readonly #own = new AbortController();
  readonly #silenceMs: number;
  readonly #whole: NodeJS.Timeout;
  #next: NodeJS.Timeout;
  readonly signal: AbortSignal;

  constructor({ firstTokenMs, answerMs, silenceMs }: CompletionLimits, outer: AbortSignal) {
    this.#silenceMs = silenceMs;
    this.signal = AbortSignal.any([this.#own.signal, outer]);
    this.#whole = this.#after(answerMs, `it had not finished after ${answerMs} ms`);
    this.#next = this.#after(firstTokenMs, `its first word did not come within ${firstTokenMs} ms`);
  }

  /** Only text is a sign that it writes: servers keep a connection open with other lines. */
  heard(): void {
    this.hold();
    this.#next = this.#after(this.#silenceMs, `it said nothing more for ${this.#silenceMs} ms`);
  }

  /** Nothing is asked of it for now. */
  hold(): void {
    clearTimeout(this.#next);
  }

  /** What it cost is sent at once, or not at all. */
  finished(): void {
    this.hold();
    this.#next = this.#after(Math.min(this.#silenceMs, 2000), 'it did not say what the answer cost');
  }

  end(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#whole);
    this.#own.abort();
  }

  #after(ms: number, cause: string): NodeJS.Timeout {
    return setTimeout(() => this.#own.abort(new EndpointTrouble('slow', cause)), ms).unref();
  }
}
