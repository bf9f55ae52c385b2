import { write, writeSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { LogFiles } from './log-file.ts';

const written = promisify(write);
/** A pipe whose reader is slow is tried again; meanwhile lines wait, and are dropped when too many do. */
const againAfterMs = 50;
/** A reader who is stuck loses what waits for it: a stop would wait without end. */
const mostTries = 100;

/**
 * Standard output as a log that holds nothing up: Node's own writes to a pipe wait for its reader, and with them every request. pino's
 * never come back from a full disk.
 */
export function standardOutput(fd = 1): LogFiles {
  return {
    begin: () => 0,
    open: async () => ({ appendFile: (text) => writeAll(Buffer.from(String(text))), close: async () => undefined }),
    // Its size has no bound here: who reads it keeps it.
    rename: async () => undefined,
    appendNow: (_, text) => void writeSync(fd, text),
  };

  async function writeAll(text: Buffer): Promise<void> {
    let tries = 0;
    for (let at = 0; at < text.length;) {
      try {
        at += (await written(fd, text, at, text.length - at, null)).bytesWritten;
        tries = 0;
      } catch (thrown) {
        if ((thrown as NodeJS.ErrnoException).code !== 'EAGAIN' || (tries += 1) > mostTries) throw thrown;
        await later(againAfterMs);
      }
    }
  }
}
