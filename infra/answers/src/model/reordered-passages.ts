import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Passage } from '../passage.ts';
import type { ModelEndpoint } from './model-endpoint.ts';
import type { Paid, Pay } from './paid-call.ts';
import { saidUsage } from './said-usage.ts';

const VectorsSchema = v.object({
  data: v.array(v.object({ index: v.optional(v.number()), embedding: v.pipe(v.array(v.number()), v.maxLength(8192)) })),
});
const mostPassages = 40;
const mostCharacters = 2000;
const mostBytes = 32 * 1024 * 1024;
/** At 1,536 numbers of a byte each, some 8 MB. */
const mostRemembered = 5000;

/**
 * Puts passages into the order in which a model of embeddings finds them like the question. It is only an order: where the server fails,
 * that of the search stays.
 */
export class PassageOrder {
  readonly #endpoint: ModelEndpoint;
  readonly #model: string;
  /** By the text, the oldest first. */
  readonly #known = new Map<string, Int8Array>();

  constructor(endpoint: ModelEndpoint, model: string) {
    this.#endpoint = endpoint;
    this.#model = model;
  }

  /** As they are where the budget of the day is spent. */
  async order(question: string, passages: readonly Passage[], pay: Pay, signal: AbortSignal): Promise<readonly Passage[]> {
    const candidates = passages.slice(0, mostPassages);
    const texts = candidates.map(textOf);
    const keys = texts.map((text) => createHash('sha256').update(text).digest('base64'));
    const missing = [...new Map(keys.map((key, at) => [key, texts[at] ?? ''] as const))].filter(([key]) => !this.#known.has(key));
    const input = [question.slice(0, mostCharacters), ...missing.map(([, text]) => text)];
    const mostTokens = input.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    const paid = await pay({ mostTokens, call: () => this.#vectorsOf(input, signal) });
    if (paid === 'budget-spent') return passages;
    const [asked, ...vectors] = paid;
    missing.forEach(([key], at) => this.#remember(key, vectors[at] as Int8Array));
    const scored = candidates.map((passage, at) => {
      const vector = this.#known.get(keys[at] ?? '');
      return { passage, likeness: vector && asked ? likeness(asked, vector) : -1 };
    });
    return [...scored.sort((a, b) => b.likeness - a.likeness).map(({ passage }) => passage), ...passages.slice(mostPassages)];
  }

  async #vectorsOf(input: readonly string[], signal: AbortSignal): Promise<Paid<Int8Array[]>> {
    const body = { model: this.#model, input, encoding_format: 'float' };
    const answer = await this.#endpoint.json({ method: 'POST', path: '/embeddings', body, signal }, mostBytes);
    const { data } = v.parse(VectorsSchema, answer);
    const inOrder = data.map((entry, at) => ({ ...entry, index: entry.index ?? at })).sort((a, b) => a.index - b.index);
    const length = inOrder[0]?.embedding.length;
    if (inOrder.length !== input.length || inOrder.some(({ embedding, index }, at) => index !== at || embedding.length !== length)) {
      throw new Error('it answered vectors that do not fit together');
    }
    return { value: inOrder.map(({ embedding }) => asBytes(embedding)), tokens: saidUsage(answer) };
  }

  #remember(key: string, vector: Int8Array): void {
    this.#known.set(key, vector);
    if (this.#known.size <= mostRemembered) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}

function textOf({ source, heading, runs }: Passage): string {
  return [source.title, heading ?? '', runs.map(({ text }) => text).join('')].join('\n').slice(0, mostCharacters);
}

/** The largest number becomes 127: only the direction of a vector counts. */
function asBytes(vector: readonly number[]): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
}

function likeness(a: Int8Array, b: Int8Array): number {
  let dot = 0;
  let ofA = 0;
  let ofB = 0;
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    dot += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA && ofB ? dot / Math.sqrt(ofA * ofB) : 0;
}
