import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRepository } from '@webdocs/workbench/repository';

test.setTimeout(240_000);

test('a stop by signals to the whole process group, as a terminal and systemd send them, is clean', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'webdocs-stop-'));
  // PostgreSQL started by root runs as another user, who has to pass through.
  await chmod(dataFolder, 0o711);
  const launcher = inRepository('infra/workbench/bootstrap.cjs');
  const child = spawn(process.execPath, [launcher, 'start', '--port', '0', '--data', dataFolder], {
    cwd: inRepository(),
    env: { ...process.env, WEBDOCS_REFERENCE: 'off', WEBDOCS_SEARCH_INDEX: 'off', WEBDOCS_LOG_TO: 'file' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer): void => {
      printed += text.toString();
      const found = /Ready in .*?(http:\/\/\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(printed)));
  });
  const serverFile = join(dataFolder, 'database/cluster/postmaster.pid');
  expect(existsSync(serverFile)).toBe(true);

  const ended = new Promise<[number | null, string | null]>((resolve) => child.once('exit', (code, signal) => resolve([code, signal])));
  // Rendering is under way when the signals come.
  const answers = ['Web/CSS', 'Web/HTML', 'Web/HTTP', 'Web/JavaScript'].map((slug) => fetch(`${address}/en-US/docs/${slug}`));
  await Promise.race(answers);
  const group = -(child.pid ?? 0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) process.kill(group, signal);
  expect(await ended).toEqual([0, null]);
  expect(printed.trim().split('\n').at(-1)?.trim()).toBe('stopping');
  expect(await readFile(join(dataFolder, 'site.log'), 'utf8')).not.toContain('DATABASE_AWAY');
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const left of [serverFile, join(dataFolder, 'site.pid'), join(dataFolder, 'site.address')])
    expect(existsSync(left), left).toBe(false);
  await rm(dataFolder, { recursive: true, force: true });
});
