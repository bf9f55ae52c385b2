import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';

export interface EventStream {
  readonly body: Readable;
  /** Waits for a reader who is slower, up to a limit; what is not read any more is dropped. */
  tell(event: unknown): Promise<void>;
  end(): void;
}

/** So often, where nothing else comes, that a client or a proxy knows silence from a lost connection. */
const keepAliveMs = 5000;
/** A reader who takes nothing for so long is gone, though the connection is not: a model and its text are not held for them. */
const readWithinMs = 30_000;

/** Server-sent events of unnamed kind, each one line of JSON. Every event leaves at once. */
export function openEventStream({ everyMs = keepAliveMs, withinMs = readWithinMs } = {}): EventStream {
  const body = new PassThrough();
  const isOpen = () => !body.destroyed && !body.writableEnded;
  // A reader who is gone is no error.
  body.on('error', () => undefined);
  const keepAlive = setInterval(() => {
    if (isOpen() && !body.writableNeedDrain) body.write(': \n\n');
  }, everyMs);
  body.once('close', () => clearInterval(keepAlive));

  return {
    body,
    async tell(event) {
      if (!isOpen()) return;
      keepAlive.refresh();
      if (body.write(`data: ${JSON.stringify(event)}\n\n`)) return;
      const isGone = new AbortController();
      const { signal } = isGone;
      const late = setTimeout(() => body.destroy(), withinMs).unref();
      // The one that does not come must not be waited for any longer.
      await Promise.race([once(body, 'drain', { signal }), once(body, 'close', { signal })]).finally(() => {
        clearTimeout(late);
        isGone.abort();
      });
    },
    end() {
      clearInterval(keepAlive);
      if (body.destroyed) return;
      body.end();
      // What is still unread of it is not kept for ever, either.
      const late = setTimeout(() => body.destroy(), withinMs).unref();
      body.once('close', () => clearTimeout(late));
    },
  };
}
