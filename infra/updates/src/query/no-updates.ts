import type { UpdateList } from '@webdocs/contracts/api/updates';
import type { Question } from './answer-query.ts';

/** Where nothing is imported there is nothing to list, which is no failure. */
export function noUpdates({ page, sort, stream }: Question): UpdateList {
  return {
    data: [],
    query: { page, sort, stream },
    last: 0,
    changes: { matching: 0, all: 0 },
    counts: { stream: {}, browsers: {}, category: {}, change: {} },
  };
}
