import type { ServerConfiguration } from '@webdocs/configuration/read-configuration';
import pino, { type Logger } from 'pino';
import { LogFile, type LogState } from './log-file.ts';
import { standardOutput } from './standard-output.ts';

export interface OpenLog {
  readonly log: Logger;
  /** Then nothing else is written there: a program that reads the log finds JSON in every line. */
  readonly isOnStandardOutput: boolean;
  /** What could not be written; undefined as long as all of it was. */
  state(): LogState | undefined;
  close(): Promise<void>;
}

const megabyte = 1024 * 1024;

/**
 * The log of the site: on standard output, for whatever runs the site and keeps what it says; in the data folder where that is a
 * terminal, because there it is for messages to a person.
 */
export function openLog(settings: ServerConfiguration['log'], dataFolder: string, isTerminal = process.stdout.isTTY): OpenLog {
  const { level, megabytes, files } = settings;
  const isFile = settings.to === 'file' || (settings.to === 'auto' && isTerminal);
  const file = isFile
    ? new LogFile(`${dataFolder}/site.log`, { bytes: megabytes * megabyte, files })
    : new LogFile('standard output', { bytes: Infinity, files: 1 }, standardOutput());
  const writeNow = (): void => file.writeNow();
  process.once('exit', writeNow);
  return {
    log: pino({ level }, file),
    isOnStandardOutput: !isFile,
    state: () => file.state(),
    async close() {
      process.off('exit', writeNow);
      await file.close();
    },
  };
}
