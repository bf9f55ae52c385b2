import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { oneByteMore, whileAltered } from '../../faults/alter-file.ts';
import { failuresCounted } from '../../faults/failure-counter.ts';
import { everyRemote, type Place } from '../../faults/part-positions.ts';
import { plantFault } from '../../faults/plant-fault.ts';
import { expect, hydrated, test } from '../../faults/trial-site-test.ts';
import type { RunningSite } from '../../site/running-site.ts';

const fileOf = (site: RunningSite, remote: string, version: string, path: string) =>
  join(site.dataFolder, 'registry/releases', remote, version, path);

/** A page that is loaded now is complete, in the version that was live before. */
async function expectServed(page: Page, place: Place, version: string): Promise<void> {
  await page.goto(place.address);
  await hydrated(page);
  await expect(page.locator(place.container(version))).toBeVisible();
  await place.keeps(page);
}

for (const place of everyRemote) {
  const { remote, part } = place;

  test(`${place.title} whose server bundle was altered on disk cannot go live, and the previous version keeps serving`, async ({
    page,
    trialSite: site,
  }) => {
    const before = await site.liveVersion(remote);
    const { release } = await site.registry.publish((await plantFault(remote, part, 'none')).folder);
    await whileAltered(fileOf(site, remote, release.version, release.server), oneByteMore, async () => {
      const promotion = site.registry.activate({ [remote]: release.version }, 'promote');
      await expect(promotion).rejects.toMatchObject({ code: 'RELEASE_TAMPERED', values: { file: release.server } });
      await expectServed(page, place, before);
    });
  });

  for (const [what, alter, code] of [
    ['cannot be read', (content: string) => content.slice(1), 'RELEASE_MALFORMED'],
    ['differs from what was signed', (content: string) => content.replace('"entryBudgetKb": 4', '"entryBudgetKb": 5'), 'RELEASE_UNSIGNED'],
  ] as const) {
    test(`${place.title} whose release record ${what} cannot go live, and the previous version keeps serving`, async ({
      page,
      trialSite: site,
    }) => {
      const before = await site.liveVersion(remote);
      const { release } = await site.registry.publish((await plantFault(remote, part, 'none')).folder);
      await whileAltered(fileOf(site, remote, release.version, 'release.json'), alter, async () => {
        await expect(site.registry.activate({ [remote]: release.version }, 'promote')).rejects.toMatchObject({ code });
        await expectServed(page, place, before);
      });
    });
  }

  test(`${place.title} that is live and whose entry was altered on disk is not sent, stays readable, and is repaired by publishing it again`, async ({
    page,
    trialSite: site,
    expectErrors,
  }) => {
    const build = await plantFault(remote, part, 'none');
    const version = await site.deploy(build);
    expectErrors(
      /status of 404/,
      /MIME type \('text\/plain'\) is not executable/,
      new RegExp(`^PART_LOAD_FAILED: ${part} of ${remote} ${version}`),
    );
    await whileAltered(fileOf(site, remote, version, build.release.entry), oneByteMore, async () => {
      const reply = await page.request.get(`/remotes/${remote}/${version}/${build.release.entry}`);
      expect(reply.status()).toBe(404);
      await page.goto(place.address);
      await hydrated(page);
      await place.keeps(page);
      expect(await failuresCounted(site.operations, { code: 'RELEASE_TAMPERED', remote, version })).toBeGreaterThan(0);
      await site.registry.publish(build.folder);
      await expectServed(page, place, version);
    });
  });
}
