import { test as base, expect, startsWithinMs } from '../../site/site-test.ts';
import { postPlace } from '../../faults/part-positions.ts';
import { plantFault, type PlantedFault } from '../../faults/plant-fault.ts';
import type { RunningSite } from '../../site/running-site.ts';

const { remote, part, address: page } = postPlace;

/** A site with a rehearsal browser: the one that runs these tests. */
const test = base.extend<{ readonly rehearsing: RunningSite }>({
  rehearsing: [
    async ({ playwright, sites }, use, testInfo) => {
      const { executablePath = playwright.chromium.executablePath() } = testInfo.project.use.launchOptions ?? {};
      await use(await sites.with({ environment: { WEBDOCS_REHEARSAL_BROWSER: executablePath }, isToBreak: true }));
    },
    { timeout: startsWithinMs },
  ],
});

test('a release that cannot come to life in a browser is refused before a reader gets it, and its twin goes live', async ({
  rehearsing: { address, registry, liveVersion },
}) => {
  test.setTimeout(300_000);
  const before = await liveVersion(remote);
  const publish = async (fault: PlantedFault) => {
    const { folder, release } = await plantFault(remote, part, fault);
    await registry.publish(folder);
    return release.version;
  };
  const activate = (version: string) => registry.activate({ [remote]: version }, 'deploy');

  const faulty = await publish('throws-in-effect');
  const seen = new Set<string>();
  let isOver = false;
  // From before the rehearsal to after it: while the release is built and stored nothing can go live.
  const reading = (async () => {
    while (!isOver)
      seen.add(/single-spa-application:mfe-blog-curriculum@([^/]+)\//.exec(await (await fetch(address + page)).text())?.[1] ?? 'none');
  })();
  await expect(activate(faulty)).rejects.toMatchObject({
    code: 'RELEASE_REHEARSAL_FAILED',
    message: expect.stringContaining(`part ${part}: PART_EFFECT_FAILED`),
  });
  isOver = true;
  await reading;
  expect([...seen]).toEqual([before]);

  const version = await publish('none');
  await activate(version);
  const [{ changes } = { changes: [] }] = await registry.history(1);
  expect(changes).toMatchObject([{ name: remote, to: version, tried: { hydrated: expect.any(Number) } }]);
  expect(changes[0]?.tried?.hydrated).toBeGreaterThan(0);
});
