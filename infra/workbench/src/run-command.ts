import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { repositoryRoot } from './repository.ts';

interface CommandOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
}

interface ScriptOptions extends CommandOptions {
  readonly nodeFlags?: readonly string[];
}

export interface Ended {
  readonly code: number;
  /** Both streams, in the order of arrival. */
  readonly output: string;
}

/** Runs a command in the repository without input and keeps what it says. */
export function runCommand(file: string, words: readonly string[], { environment, onLine }: CommandOptions = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const lines: string[] = [];
    const child = spawn(file, words, {
      cwd: repositoryRoot,
      // Some tools colour their output wherever CI is set, file or not.
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        onLine?.(line);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: lines.join('\n') }));
  });
}

/** Runs a script of an installed package with this Node. */
export function runScript(script: string, words: readonly string[], { nodeFlags = [], ...options }: ScriptOptions = {}): Promise<Ended> {
  return runCommand(process.execPath, [...nodeFlags, script, ...words], options);
}
