import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inRepository } from '../repository.ts';
import { siteCommand, siteEnvironment } from '../site-command.ts';

export interface DevelopmentSite {
  readonly address: string;
  stop(): void;
}

/**
 * The whole site in development mode, on a data folder of the remote under work: what is live elsewhere stays as it is, and two
 * remotes are worked on at once in one clone.
 */
export function startDevelopmentSite(remote: string, flags: readonly string[], say: (line: string) => void): Promise<DevelopmentSite> {
  const words = ['start', '--development', '--port', '0', '--data', inRepository('.webdocs/development', remote), ...flags];
  const child = spawn(process.execPath, siteCommand(...words), {
    cwd: inRepository(),
    // Standard output would be the log, which nothing here keeps.
    env: { ...process.env, ...siteEnvironment(), WEBDOCS_LOG_TO: 'file' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const address = /Ready in .*?(http:\/\/\S+)/.exec(line)?.[1];
      if (!address) return say(line);
      // What the site says to its own readers is not for those of the dev server.
      lines.removeAllListeners('line').resume();
      resolve({ address, stop: () => child.kill() });
    });
    child.once('exit', (code) => reject(new Error(`the site ended with code ${code} before it was ready`)));
  });
}
