import { Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';

/** What came in, in the form of its contract; otherwise every wrong field is named at once. */
export function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input ?? undefined);
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '));
  throw new Failure('INPUT_INVALID', { list: [...new Set(lines)].join('; ').slice(0, longestList) });
}

const longestList = 2000;
