import { spawn } from 'node:child_process';
import { inRepository } from '@webdocs/workbench/repository';
import { siteCommand as wordsOf, siteEnvironment } from '@webdocs/workbench/site-command';

export interface Answer {
  readonly code: number;
  readonly output: string;
}

/** Runs `site` as a user would in another terminal; null for what is about no site of its own. */
export function siteCommand(dataFolder: string | null, ...words: readonly string[]): Promise<Answer> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, wordsOf(...words, ...(dataFolder === null ? [] : ['--data', dataFolder])), {
      cwd: inRepository(),
      env: { ...process.env, ...siteEnvironment() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
