import * as v from 'valibot';
import type { FinishReason } from '@webdocs/contracts/answers/answer-stream';
import { EndpointTrouble } from './endpoint-trouble.ts';

export type CompletionPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'finish'; readonly reason: FinishReason }
  | { readonly type: 'usage'; readonly tokensIn: number; readonly tokensOut: number };

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));
/** Calls of tools are read as nothing: none was offered. */
const ContentSchema = v.object({ content: v.nullish(v.string()) });
const ChunkSchema = v.object({
  error: v.optional(v.unknown()),
  choices: v.nullish(
    v.array(
      v.object({
        delta: v.nullish(ContentSchema),
        /** Where the server does not stream. */
        message: v.nullish(ContentSchema),
        finish_reason: v.nullish(v.string()),
      }),
    ),
  ),
  usage: v.nullish(v.object({ prompt_tokens: Count, completion_tokens: v.optional(Count, 0) })),
});

const mostMalformed = 20;

/** Reads what a server sends of an answer. Lines that cannot be read are left out; a server that sends little else is taken for broken. */
export class CompletionReader {
  #malformed = 0;

  read(data: string): readonly CompletionPart[] {
    const chunk = chunkOf(data);
    if (!chunk) {
      this.#malformed += 1;
      if (this.#malformed > mostMalformed) throw new EndpointTrouble('away', 'it sent what cannot be read');
      return [];
    }
    if (chunk.error !== undefined && chunk.error !== null) throw new EndpointTrouble('away', 'it reported an error in the middle');
    return partsOf(chunk);
  }
}

function partsOf({ choices, usage }: v.InferOutput<typeof ChunkSchema>): CompletionPart[] {
  const parts: CompletionPart[] = [];
  const choice = choices?.[0];
  const text = choice?.delta?.content ?? choice?.message?.content;
  if (text) parts.push({ type: 'text', text });
  if (choice?.finish_reason) parts.push({ type: 'finish', reason: reasonOf(choice.finish_reason) });
  if (usage) parts.push({ type: 'usage', tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens });
  return parts;
}

function chunkOf(data: string): v.InferOutput<typeof ChunkSchema> | undefined {
  try {
    const read = v.safeParse(ChunkSchema, JSON.parse(data));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Other words for an end, such as those for calls of tools, say no more than that it is one. */
function reasonOf(given: string): FinishReason {
  return given === 'length' || given === 'content_filter' ? given : 'stop';
}
