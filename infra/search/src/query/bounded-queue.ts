import { Failure } from '@webdocs/contracts/failures/failure';

/** So many at once, so many waiting; who comes when all places are taken is told so at once. */
export function boundedQueue({ atOnce, waiting: most }: { readonly atOnce: number; readonly waiting: number }) {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new Failure('SEARCH_BUSY', { waiting: waiting.length });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes on to the next as it is.
      if (next) next();
      else running -= 1;
    }
  };
}
