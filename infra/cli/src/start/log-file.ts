import { appendFileSync, chmodSync, statSync } from 'node:fs';
import { open, rename, type FileHandle } from 'node:fs/promises';

export interface LogFileLimits {
  /** Of one file, after which the next is begun. */
  readonly bytes: number;
  /** How many are kept, the one that is written among them. */
  readonly files: number;
}

/** What became of lines that could not be written. */
export interface LogState {
  readonly dropped: number;
  readonly cause: string;
  /** Lines are written again. */
  readonly isOver: boolean;
}

/** Lines wait in memory while the disk is slow, up to so many bytes. */
const mostWaitingBytes = 1024 * 1024;

/** As much of `fs` as a log needs: standard output is one of it, and a test gives one that fails. */
export interface LogFiles {
  /** How many bytes are there already. */
  begin(path: string): number;
  open(path: string): Promise<Pick<FileHandle, 'appendFile' | 'close'>>;
  rename(from: string, to: string): Promise<void>;
  appendNow(path: string, text: string): void;
}

export const filesOnDisk: LogFiles = {
  begin(path) {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    // One that was begun by an older version may be readable by others.
    if (size > 0) chmodSync(path, 0o600);
    return size;
  },
  open: async (path) => open(path, 'a', 0o600),
  rename,
  appendNow: (path, text) => appendFileSync(path, text, { mode: 0o600 }),
};

/**
 * A file of log lines that never ends the process: what cannot be written, on a full disk say, is dropped and counted. It is
 * closed when it is large, the next one is begun, and the oldest ones are removed.
 */
export class LogFile {
  #waiting: string[] = [];
  #waitingBytes = 0;
  #handle: Awaited<ReturnType<LogFiles['open']>> | undefined;
  #size: number;
  #writing: Promise<void> | undefined;
  #state: LogState | undefined;
  /** A line may have been cut off where the disk was full: the next one begins on its own. */
  #isCutOff = false;

  constructor(
    readonly path: string,
    readonly limits: LogFileLimits,
    readonly disk: LogFiles = filesOnDisk,
  ) {
    this.#size = disk.begin(path);
  }

  /** Undefined as long as every line was written. */
  state(): LogState | undefined {
    return this.#state;
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.#waitingBytes + bytes > mostWaitingBytes) return this.#drop(1, 'the disk is slower than the log');
    this.#waiting.push(line);
    this.#waitingBytes += bytes;
    this.#writing ??= this.#writeWaiting();
  }

  /** Writes what waits; later lines are written too, by a file that is opened again. */
  async close(): Promise<void> {
    await this.#writing;
    const handle = this.#handle;
    this.#handle = undefined;
    await handle?.close();
  }

  /** For a process that ends without having closed it. */
  writeNow(): void {
    try {
      this.disk.appendNow(this.path, this.#waiting.splice(0).join(''));
    } catch {
      // There is no log left to tell.
    }
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting.splice(0);
      const bytes = this.#waitingBytes;
      this.#waitingBytes = 0;
      try {
        if (this.#size > 0 && this.#size + bytes > this.limits.bytes) await this.#beginNext();
        this.#handle ??= await this.disk.open(this.path);
        await this.#handle.appendFile((this.#isCutOff ? '\n' : '') + lines.join(''));
        this.#isCutOff = false;
        this.#size += bytes;
        if (this.#state) this.#state = { ...this.#state, isOver: true };
      } catch (thrown) {
        this.#isCutOff = true;
        this.#drop(lines.length, (thrown as Error).message);
      }
    }
    // In the same step as the last look at what waits: a line that comes later starts the next round.
    this.#writing = undefined;
  }

  /** site.log becomes site.log.1, that one site.log.2; the last of them goes. */
  async #beginNext(): Promise<void> {
    const handle = this.#handle;
    this.#handle = undefined;
    await handle?.close();
    for (let number = this.limits.files - 1; number > 0; number--) {
      const from = number === 1 ? this.path : `${this.path}.${number - 1}`;
      await this.disk.rename(from, `${this.path}.${number}`).catch((thrown: NodeJS.ErrnoException) => {
        if (thrown.code !== 'ENOENT') throw thrown;
      });
    }
    this.#size = 0;
  }

  #drop(lines: number, cause: string): void {
    this.#state = { dropped: (this.#state?.dropped ?? 0) + lines, cause, isOver: false };
  }
}
