import { Failure } from '@webdocs/contracts/failures/failure';
import { runCommand } from '../run-command.ts';
import { findOnPath, isExecutable } from './programs-on-path.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The browser that the tests drive: the named one, one on the PATH, or, on Debian as root, a freshly installed one. */
export async function provideChromium(progress: (news: string) => void): Promise<string> {
  const found = findChromium(process.env);
  if (found) return found;
  if (!process.env.CHROMIUM && process.getuid?.() === 0 && findOnPath(['apt-get'], process.env.PATH)) {
    await installFromDebian(progress);
    const installed = findChromium(process.env);
    if (installed) return installed;
  }
  throw new Failure('BROWSER_MISSING');
}

export function findChromium(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  if (environment.CHROMIUM) return isExecutable(environment.CHROMIUM) ? environment.CHROMIUM : undefined;
  return findOnPath(commands, environment.PATH) ?? applications.find(isExecutable);
}

async function installFromDebian(progress: (news: string) => void): Promise<void> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  progress('apt-get update');
  await runCommand('apt-get', ['update'], { environment });
  const words = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  await runCommand('apt-get', words, { environment, onLine: (line) => progress(line.slice(0, 70)) });
}
