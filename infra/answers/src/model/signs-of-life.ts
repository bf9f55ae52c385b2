/** The same events, with a sign among them whenever none came for a while, until the first that is let through. */
export async function* withSignsOfLife<Event>(events: AsyncIterable<Event>, everyMs: number, sign: Event): AsyncGenerator<Event> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const first = await within(next, everyMs);
      if (first === undefined) {
        yield sign;
        continue;
      }
      if (first.done) return;
      yield first.value;
      next = iterator.next();
    }
  } finally {
    // Not waited for: what is still coming ends only when it is interrupted.
    iterator.return?.().catch(() => undefined);
  }
}

async function within<T>(coming: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms).unref();
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
