import type { ServerConfiguration } from '@webdocs/configuration/read-configuration';
import pino, { type Logger } from 'pino';
import { LogFile, type LogState } from './log-file.ts';

export interface OpenLog {
  readonly log: Logger;
  /** What could not be written; undefined as long as all of it was. */
  state(): LogState | undefined;
  close(): Promise<void>;
}

const megabyte = 1024 * 1024;

/** The log of the site: in the data folder, or on standard output for operators who collect logs there. */
export function openLog({ level, to, megabytes, files }: ServerConfiguration['log'], dataFolder: string): OpenLog {
  if (to === 'stdout') return { log: pino({ level }), state: () => undefined, close: async () => undefined };
  const file = new LogFile(`${dataFolder}/site.log`, { bytes: megabytes * megabyte, files });
  const writeNow = (): void => file.writeNow();
  process.once('exit', writeNow);
  return {
    log: pino({ level }, file),
    state: () => file.state(),
    async close() {
      process.off('exit', writeNow);
      await file.close();
    },
  };
}
