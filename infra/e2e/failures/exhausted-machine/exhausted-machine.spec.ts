import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type RunningSite } from '../../site/running-site.ts';
import { siteCommand } from '../../site/site-command.ts';
import { expect, test } from '../../site/site-test.ts';

/** A disk of its own in memory, which only root may make. */
const megabytes = 500;
const page = '/en-US/docs/Web/CSS';

let disk: string;
let site: RunningSite;

test.describe.configure({ mode: 'serial' });
test.skip(process.getuid?.() !== 0, 'a disk that can be filled needs root');

test.beforeAll(async () => {
  test.setTimeout(240_000);
  disk = mkdtempSync(join(tmpdir(), 'webdocs-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', disk]);
  chmodSync(disk, 0o711);
  site = await startSite([], {}, { disk });
});
test.afterAll(async () => {
  await site?.stop();
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

test('made-up reports fill neither the log nor the metrics', async () => {
  const seriesBefore = await seriesCount();
  const logBefore = logBytes();
  const statuses = new Map<number, number>();
  for (let count = 0; count < 2000; count += 20) {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => sendReport(`made-up-${count + index}`)));
    for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(429), 'of one network few are taken').toBeGreaterThan(1800);
  expect((await seriesCount()) - seriesBefore, 'what is made up is counted as one').toBeLessThanOrEqual(1);
  // A line for the request and one for its refusal, 410 bytes together; each report is 2 KB.
  expect(logBytes() - logBefore).toBeLessThan(2000 * 500);
  expect((await fetch(site.address + page)).status).toBe(200);
});

test('on a full disk the site goes on, says so to its operator, and is whole again when there is room', async () => {
  test.setTimeout(180_000);
  fill();
  for (let count = 0; count < 30; count++) expect((await fetch(`${site.address}${page}?${count}`)).status).toBe(200);
  const readiness = async () =>
    (await fetch(`${site.operations}/readyz`)).json() as Promise<{ status: string; degraded?: { log?: object } }>;
  await expect.poll(readiness).toMatchObject({ status: 'ready', degraded: { log: { cause: expect.stringContaining('ENOSPC') } } });
  const { code, output } = await siteCommand(site.dataFolder, 'doctor');
  expect(code).toBe(1);
  expect(output).toMatch(/LOG_LINES_LOST: .*ENOSPC/);
  expect(output).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);

  rmSync(join(disk, 'filling'));
  expect((await fetch(site.address + page)).status).toBe(200);
  const before = logBytes();
  await fetch(site.address + page);
  await expect.poll(logBytes, { message: 'lines are written again' }).toBeGreaterThan(before);
  await expect.poll(async () => (await fetch(`${site.address}/api/v1/whoami`)).status, { timeout: 60_000 }).toBe(200);
});

function sendReport(remote: string): Promise<Response> {
  const body = JSON.stringify({ code: 'MADE_UP', remote, version: '1', part: '', composition: '', page: '/', detail: 'x'.repeat(1900) });
  return fetch(`${site.address}/_report`, { method: 'POST', body, headers: { 'content-type': 'text/plain', origin: site.address } });
}

async function seriesCount(): Promise<number> {
  const metrics = await (await fetch(`${site.operations}/metrics`)).text();
  return metrics.split('\n').filter((line) => line.startsWith('webdocs_failures_total{')).length;
}

function logBytes(): number {
  return statSync(join(site.dataFolder, 'site.log')).size;
}

/** Until not a byte more fits. */
function fill(): void {
  const file = openSync(join(disk, 'filling'), 'w');
  for (let size = 1024 * 1024; size > 0;) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown;
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
}
