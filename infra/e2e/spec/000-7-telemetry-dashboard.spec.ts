import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { signInAs } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { inDatabaseOf } from '../site/database-of-site.ts';
import type { RunningSite } from '../site/running-site.ts';
import { expect, test } from '../site/site-test.ts';

const minuteMs = 60_000;
/** Visits of other tests are in other languages. */
const locale = 'ko';
const signature = 'TypeError: undefined is not iterable';
const blank = {
  nth: 0,
  page_kind: 'reference',
  locale,
  device: 'phone',
  remote: 'mfe-docs',
  version: '7.41.0',
  subject: '',
  value: null,
} as const;

test('staff read visits by pointer, keyboard, table and file, and see those of this minute', async ({ page, site }) => {
  test.slow();
  await plant(site);
  await signInAs(page, site, 'staff', '/en-US/plus/staff');
  await page.getByRole('link', { name: 'Telemetry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telemetry');
  await expect(page.getByText('Counted without cookies or addresses')).toBeVisible();

  const main = page.getByRole('main');
  await main.getByLabel('Language').selectOption(locale);
  const visits = page.getByRole('region', { name: 'Visits', exact: true });
  const slider = visits.getByRole('slider', { name: 'Visits over time' });
  await expect(async () => {
    await main.getByLabel('Period').selectOption('7');
    await main.getByLabel('Period').selectOption('1');
    await expect(main.locator('dl div').first()).toHaveText('Visits3');
  }).toPass({ timeout: 40_000 });
  await expect(visits.locator('canvas')).toBeVisible();
  const spoken: string[] = [];
  await slider.focus();
  for (let step = 0; step < 3; step += 1) {
    spoken.push((await slider.getAttribute('aria-valuetext')) ?? '');
    await page.keyboard.press('ArrowLeft');
  }
  expect(spoken.filter((text) => /: visits 3, before 0$/.test(text))).toHaveLength(1);
  const canvas = (await visits.locator('canvas').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2);
  await expect(slider).toHaveAttribute('aria-valuetext', /: visits 0, before 0$/);

  await visits.getByRole('button', { name: 'Table' }).click();
  await expect(visits.getByRole('row')).toHaveCount(25);
  await expect(visits.getByRole('table')).toContainText('UTC3');
  const vitals = page.getByRole('region', { name: 'Vitals by version' });
  await vitals.getByLabel('Remote').selectOption('mfe-docs');
  await expect(vitals.getByRole('slider', { name: 'LCP by version' })).toHaveAttribute('aria-valuetext', /^7\.41\.0: 2\.\d sec, Good$/);
  await expect(page.getByRole('row', { name: signature })).toContainText('New');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('figures,visits,,3\r\n');
  expect(file).toMatch(/vitals in all languages,mfe-docs 7\.41\.0,LCP phone count,24\r\n/);

  const now = page.getByRole('region', { name: 'Now' });
  const before = Number(/visits (\d+)/.exec((await now.textContent()) ?? '')?.[1]);
  await write(site, [{ ...blank, kind: 'visit', ping_id: randomUUID(), received_at: new Date() }]);
  await expect(now).toContainText(`visits ${before + 1},`, { timeout: 15_000 });
  expect(await axeViolations(page)).toEqual([]);
});

/** Three visits of some minutes ago, with enough vitals for a percentile, as if nothing had been counted since. */
async function plant(site: RunningSite): Promise<void> {
  const at = new Date(Date.now() - 5 * minuteMs);
  const fact = (more: object) => ({ ...blank, ping_id: randomUUID(), received_at: at, ...more });
  await inDatabaseOf(site, async ({ query }) => {
    await query.deleteFrom('telemetry_facts').execute();
    await query.deleteFrom('telemetry_minutes').execute();
    await query.deleteFrom('telemetry_days').execute();
    await query.deleteFrom('telemetry_roll_up').execute();
  });
  await write(site, [
    ...Array.from({ length: 3 }, () => fact({ kind: 'visit' })),
    ...Array.from({ length: 7 }, () => fact({ kind: 'view' })),
    ...Array.from({ length: 24 }, (_, nth) => fact({ kind: 'vital', subject: 'LCP', value: 2000 + nth * 10 })),
    fact({ kind: 'failure', subject: signature }),
  ]);
}

function write(site: RunningSite, facts: readonly object[]): Promise<unknown> {
  return inDatabaseOf(site, ({ query }) =>
    query
      .insertInto('telemetry_facts')
      .values(facts as never)
      .execute(),
  );
}
