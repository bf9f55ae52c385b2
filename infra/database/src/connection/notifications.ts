import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface NotificationOptions {
  /** Asked before every new connection: a server that died may come back elsewhere. */
  readonly address: () => pg.ClientConfig;
  readonly channel: string;
  /** Called at every notice, and whenever listening begins: what was said before that is lost. */
  readonly onNotice: () => void;
}

const shortestPauseMs = 50;
const longestPauseMs = 2000;
const connectWithinMs = 2000;

/** Listens to a channel over a connection of its own, and takes another one whenever that is lost. Returns what ends it. */
export function followNotifications({ address, channel, onNotice }: NotificationOptions): () => Promise<void> {
  const closing = new AbortController();
  let client: pg.Client | undefined;
  const following = follow();
  return async () => {
    closing.abort();
    await client?.end().catch(() => undefined);
    await following;
  };

  async function follow(): Promise<void> {
    for (let pauseMs = shortestPauseMs; !closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const { ended } = await listen();
      if (ended) {
        pauseMs = shortestPauseMs;
        if (!closing.signal.aborted) onNotice();
        await ended;
      }
      await pause(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  /** The end of a connection that listens; none where there is no connection to be had. */
  async function listen(): Promise<{ readonly ended?: Promise<void> }> {
    const next = new pg.Client({
      ...address(),
      application_name: 'webdocs-notices',
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
    });
    const ended = new Promise<void>((resolve) => {
      next.once('end', resolve);
      next.on('error', () => resolve());
    });
    next.on('notification', onNotice);
    try {
      await next.connect();
      // Not before: a connection that is ended while it is made never says that it is neither.
      client = next;
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (closing.signal.aborted) await next.end();
      return { ended };
    } catch {
      // Queries are told that the server is away.
      void next.end().catch(() => undefined);
      return {};
    }
  }
}
