import { failuresCounted } from '../../faults/failure-counter.ts';
import { expectHealed, expectRestToWork, liveThrough, markVisit } from '../../faults/live-through.ts';
import { documentPlace, everyRemote } from '../../faults/part-positions.ts';
import { plantFault } from '../../faults/plant-fault.ts';
import { expect, hydrated, test } from '../../faults/trial-site-test.ts';
import { codeMissing, entryMissing, entryNeverArrives, styleMissing } from '../../faults/browser-faults.ts';

for (const [trouble, places] of [
  [entryMissing, everyRemote],
  [entryNeverArrives, everyRemote],
  [codeMissing, everyRemote],
  [styleMissing, everyRemote],
] as const) {
  for (const place of places) {
    test(`${place.title} ${trouble.title} stays readable, and hydrates after the next deploy`, ({ page, trialSite, expectErrors }) =>
      liveThrough({ page, site: trialSite, place, trouble, expectErrors }));
  }
}

for (const [what, body] of [
  ['are missing', undefined],
  ['were altered on their way', 'altered'],
] as const) {
  test(`a document whose French messages ${what} stays readable in French, and hydrates with the next deploy`, async ({
    page,
    trialSite: site,
    expectErrors,
  }) => {
    const { remote, part } = documentPlace;
    const version = await site.liveVersion(remote);
    const { release } = await site.registry.release(remote, version);
    const late = release.parts[part]?.lateScripts ?? [];
    await page.route(
      (url) => late.some((file) => url.pathname === `/remotes/${remote}/${version}/${file}`),
      (route) => route.fulfill({ status: body ? 200 : 404, contentType: 'text/javascript', body: body ?? '' }),
    );
    expectErrors(
      new RegExp(`^PART_LOAD_FAILED: ${part} of ${remote} ${version}`),
      /status of 404/,
      /valid digest in the 'integrity' attribute/,
    );
    const counted = () => failuresCounted(site.operations, { code: 'PART_LOAD_FAILED', remote, version });
    const before = await counted();
    const french = { ...documentPlace, keeps: async () => expect(page.getByRole('heading', { level: 1, name: 'Array' })).toBeVisible() };

    await page.goto('/fr/docs/Web/JavaScript/Reference/Global_Objects/Array');
    await hydrated(page);
    await french.keeps();
    await expect.poll(counted).toBe(before + 1);
    await markVisit(page);
    await expectHealed(page, french, await site.deploy(await plantFault(remote, part, 'none')));
  });
}

test('a page whose shell is missing works as it does without scripts', async ({ page, expectErrors }) => {
  expectErrors(/status of 404/, /MIME type/);
  await page.route('**/remotes/shell/*/client/main.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await page.goto(documentPlace.address);
  await page.mouse.move(5, 5);
  await documentPlace.keeps(page);
  await expectRestToWork(page);
});
