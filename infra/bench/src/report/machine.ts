import { execFile } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { promisify } from 'node:util';
import { provideChromium } from '@webdocs/workbench/verification/chromium';
import { repositoryRoot } from '@webdocs/workbench/repository';

const run = promisify(execFile);

/** What a figure depends on besides the code. */
export async function machineFacts(): Promise<ReadonlyArray<readonly [string, string]>> {
  const processors = cpus();
  return [
    ['date', new Date().toISOString().slice(0, 16).replace('T', ' ')],
    ['commit', await commit()],
    ['processor', `${processors[0]?.model.trim() ?? 'unknown'}, ${processors.length} cores`],
    ['memory', `${Math.round(totalmem() / 1024 ** 3)} GB`],
    ['node', process.version],
    ['browser', await browserVersion()],
  ];
}

async function commit(): Promise<string> {
  const { stdout: id } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: repositoryRoot });
  const { stdout: changes } = await run('git', ['status', '--porcelain', '--untracked-files=no'], { cwd: repositoryRoot });
  return id.trim() + (changes ? ' with changes' : '');
}

async function browserVersion(): Promise<string> {
  const { stdout } = await run(await provideChromium(() => undefined), ['--version']);
  return stdout.trim().split('\n')[0] ?? '';
}
