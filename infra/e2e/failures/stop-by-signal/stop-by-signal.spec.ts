import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRepository } from '@webdocs/workbench/repository';
import { copyPreparedData } from '../../site/prepared-data.ts';
import { quickStart } from '../../site/site-process.ts';
import { expect, test } from '../../site/site-test.ts';

test.setTimeout(240_000);

test('a stop by signals to the whole process group, as a terminal and systemd send them, is clean, and balancers hear of it first', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'webdocs-stop-'));
  // PostgreSQL started by root runs as another user, who has to pass through.
  await chmod(dataFolder, 0o711);
  await copyPreparedData(dataFolder);
  const launcher = inRepository('infra/workbench/bootstrap.cjs');
  const child = spawn(process.execPath, [launcher, 'start', '--port', '0', '--data', dataFolder], {
    cwd: inRepository(),
    env: { ...process.env, ...quickStart, WEBDOCS_LOG_TO: 'stdout', WEBDOCS_DRAIN_SECONDS: '5' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let [printed, logged] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (logged += text.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer): void => {
      printed += text.toString();
      const found = /Ready in .*?(http:\/\/\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
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
  const said = async () => (await fetch(`${address}/readyz`)).status;
  await expect.poll(said, { message: 'balancers are told', intervals: [20] }).toBe(503);
  const late = await fetch(`${address}/en-US/docs/Web/HTML`);
  expect([late.status, late.headers.get('connection')], 'requests are still answered').toEqual([200, 'close']);
  expect(await ended).toEqual([0, null]);
  expect(printed.trim().split('\n').at(-1)?.trim()).toBe('stopping');
  const lines = logged.trim().split('\n');
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
  expect(logged).not.toContain('DATABASE_AWAY');
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const left of [serverFile, join(dataFolder, 'site.pid'), join(dataFolder, 'site.address')])
    expect(existsSync(left), left).toBe(false);
  await rm(dataFolder, { recursive: true, force: true });
});
