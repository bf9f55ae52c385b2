import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inRepository, repositoryRoot } from '@webdocs/workbench/repository';
import { atMost, measured, type Benchmark } from '../figure.ts';
import { home } from '../site/measured-pages.ts';
import { startSite } from '../site/started-site.ts';

const run = promisify(execFile);
const budgets = { firstSeconds: 30, againSeconds: 10 } as const;

export const start: Benchmark = {
  name: 'start',
  asks: 'How long after `npm start` the first page can be read, without the install',
  async figures(_, progress) {
    const folder = await mkdtemp(join(tmpdir(), 'webdocs-bench-clone-'));
    const root = join(folder, 'site');
    const dataFolder = join(folder, 'data');
    try {
      await freshCheckout(root);
      progress('first start: builds everything');
      const first = await secondsToFirstPage(root, dataFolder);
      progress('second start');
      const second = await secondsToFirstPage(root, dataFolder);
      progress('third start');
      const third = await secondsToFirstPage(root, dataFolder);
      const again = Math.max(second.page, third.page);
      return [
        atMost(budgets.firstSeconds, 'first start, all six packages built: first page', first.page, 's', {
          note: 'packages installed before; the design allows 180',
        }),
        measured('first start: until it says where to look', first.ready, 's'),
        atMost(budgets.againSeconds, 'next start: first page', again, 's', { note: 'the slower of two' }),
        measured('next start: until it says where to look', Math.max(second.ready, third.ready), 's'),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** The committed state with the installed packages and nothing else: no build, no data. */
async function freshCheckout(root: string): Promise<void> {
  await run('git', ['clone', '--quiet', repositoryRoot, root]);
  const { stdout } = await run('git', ['ls-files', 'package.json', '*/package.json'], { cwd: root });
  // Two versions of a package: one of them is in the folder of the workspace that asks for it.
  for (const manifest of stdout.trim().split('\n')) await copyInstalled(join(dirname(manifest), 'node_modules'), root);
}

async function copyInstalled(folder: string, root: string): Promise<void> {
  const packages = [inRepository(folder), join(root, folder)] as const;
  if (!existsSync(packages[0])) return;
  // Hard links take a second; between two file systems it has to be a copy.
  await run('cp', ['-al', ...packages]).catch(async () => {
    await rm(packages[1], { recursive: true, force: true });
    await run('cp', ['-a', ...packages]);
  });
}

async function secondsToFirstPage(root: string, dataFolder: string): Promise<{ ready: number; page: number }> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const site = await startSite({ root, dataFolder });
  const ready = seconds();
  try {
    const answer = await fetch(site.address + home);
    if (!answer.ok) throw new Error(`the first page was answered with ${answer.status}`);
    await answer.text();
    return { ready, page: seconds() };
  } finally {
    await site.stop();
  }
}
