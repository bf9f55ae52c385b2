import * as v from 'valibot';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));
const UsageSchema = v.object({ usage: v.object({ prompt_tokens: v.optional(Count), total_tokens: v.optional(Count) }) });

/** How many tokens an answer says that it took; undefined where it does not say, or says nonsense. */
export function saidUsage(answer: unknown): number | undefined {
  const read = v.safeParse(UsageSchema, answer);
  return read.success ? (read.output.usage.total_tokens ?? read.output.usage.prompt_tokens) : undefined;
}
