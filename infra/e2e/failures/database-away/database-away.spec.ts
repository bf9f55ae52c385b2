import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newAddress, register } from '../../pages/accounts.ts';
import { Header } from '../../pages/header.ts';
import { SaveMenu } from '../../pages/save-menu.ts';
import type { RunningSite } from '../../site/running-site.ts';
import { expect, hydrated, test } from '../../site/site-test.ts';

const article = '/en-US/docs/Web/CSS';
const refused = /status of (503|500|400) .*\/(api|submit)\//;

test('a database that is killed restarts by itself, with everything that was saved', async ({ page, site, expectErrors }) => {
  expectErrors(refused);
  await register(page, newAddress(), article);
  const menu = new SaveMenu(page);
  await menu.open();
  await menu.save.click();
  await expect(menu.ribbon).toHaveText('Saved');
  process.kill(await serverOf(site), 'SIGKILL');
  await expect.poll(async () => (await page.request.get('/api/v2/collections/')).status(), { timeout: 30_000 }).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect(menu.ribbon).toHaveText('Saved');
});

test('while the database does not answer, pages can be read as usual, and accounts say that they will be back', async ({
  page,
  site,
  expectErrors,
}) => {
  test.slow();
  expectErrors(refused);
  await register(page, newAddress(), article);
  const processes = await withChildren(await serverOf(site));
  try {
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    await page.goto('/en-US/docs/Web');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    await expect(new Header(page).maintenanceBadge).toBeVisible({ timeout: 40_000 });
    const call = await page.request.get('/api/v2/collections/');
    expect(call.status()).toBe(503);
    expect(await call.json()).toMatchObject({ code: 503 });
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await page.request.get('/api/v2/collections/')).status(), { timeout: 30_000 }).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
});

/** The process of the database that the site started in its data folder. */
async function serverOf({ dataFolder }: RunningSite): Promise<number> {
  const [line = ''] = (await readFile(join(dataFolder, 'database', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(line);
}

async function withChildren(server: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    all.map(async (pid) => [Number(pid), await readFile(`/proc/${pid}/stat`, 'utf8').then(parentIn, () => 0)] as const),
  );
  return [server, ...parents.filter(([, parent]) => parent === server).map(([pid]) => pid)];
}

/** 12 (name with spaces) S 3 … -> 3 */
function parentIn(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
