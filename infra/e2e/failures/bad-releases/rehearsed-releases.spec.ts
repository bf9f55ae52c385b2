import { test as base, expect } from '../../site/site-test.ts';
import { postPlace } from '../../faults/part-positions.ts';
import { plantFault, type PlantedFault } from '../../faults/plant-fault.ts';
import { startSite, type RunningSite } from '../../site/running-site.ts';

const { remote, part, address: page } = postPlace;

/** A site with a rehearsal browser: the one that runs these tests. */
const test = base.extend<object, { readonly rehearsing: RunningSite }>({
  rehearsing: [
    async ({ playwright }, use, workerInfo) => {
      const { executablePath = playwright.chromium.executablePath() } = workerInfo.project.use.launchOptions ?? {};
      const site = await startSite([], { WEBDOCS_REHEARSAL_BROWSER: executablePath });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('a release that cannot come to life in a browser is refused before a reader gets it, and its twin goes live', async ({
  rehearsing: { address, registry, liveVersion },
}) => {
  test.setTimeout(300_000);
  const before = await liveVersion(remote);
  const seen = new Set<string>();
  let isOver = false;
  const reading = (async () => {
    while (!isOver)
      seen.add(/single-spa-application:mfe-blog-curriculum@([^/]+)\//.exec(await (await fetch(address + page)).text())?.[1] ?? 'none');
  })();
  const deploy = async (fault: PlantedFault) => {
    const { folder, release } = await plantFault(remote, part, fault);
    await registry.publish(folder);
    await registry.activate({ [remote]: release.version }, 'deploy');
    return release.version;
  };
  await expect(deploy('throws-in-effect')).rejects.toMatchObject({
    code: 'RELEASE_REHEARSAL_FAILED',
    message: expect.stringContaining(`part ${part}: PART_EFFECT_FAILED`),
  });
  isOver = true;
  await reading;
  expect([...seen]).toEqual([before]);

  const version = await deploy('none');
  const [{ changes } = { changes: [] }] = await registry.history(1);
  expect(changes).toMatchObject([{ name: remote, to: version, tried: { hydrated: expect.any(Number) } }]);
  expect(changes[0]?.tried?.hydrated).toBeGreaterThan(0);
});
