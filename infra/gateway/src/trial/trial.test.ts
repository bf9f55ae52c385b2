import type { Page } from '@webdocs/contracts/page/page';
import type { Release } from '@webdocs/contracts/remote/release';
import { configuration } from '@webdocs/testing/public-configuration';
import { buildRelease, type ReleaseWish } from '@webdocs/testing/release-builder';
import { testRenderPool } from '../../fixtures/test-render-pool.ts';
import type { RenderPool } from '../fragments/render-pool.ts';
import type { GatewayServices } from '../gateway-services.ts';
import { trialOfCandidates, type TrialOptions, type TriedRelease } from './trial.ts';

const pageAt = (url: string): Page => ({ renderer: 'Spa', url, slug: url.slice(7), pageTitle: url });
const live = ['/en-US', '/en-US/tea', '/en-US/tea/green', '/en-US/tea/black', '/en-US/jam'];
const content = {
  paths: () => live,
  exists: () => true,
  compat: () => undefined,
  revision: () => '1',
  page: async ({ pathname }: { readonly pathname: string }) => ({ kind: 'found', page: pageAt(pathname) }),
};
const services = {
  configuration,
  content,
  deadlinesMs: { main: 500, slot: 500, frame: 500, load: 500 },
  sites: {},
  slotMark: '<!--*-->',
} as unknown as GatewayServices;

interface Candidate {
  readonly wish: ReleaseWish;
  /** The body of its render, with `part` and `page` at hand. */
  readonly body?: string;
  readonly fixtures?: Release['fixtures'];
}

const draws = "return '<p>' + part + '</p>'";
const shell: Candidate = { wish: { name: 'shell' } };
const tea = (body: string, fixtures?: Release['fixtures'], definition: ReleaseWish['definition'] = {}): Candidate => ({
  wish: { name: 'mfe-tea', definition },
  body,
  ...(fixtures ? { fixtures } : {}),
});

/** Tries the last of what would be live together; what was tried. */
async function trial(
  candidates: readonly Candidate[],
  reason: 'deploy' | 'rollback' = 'deploy',
  rehearse?: TrialOptions['rehearse'],
  onStep?: (step: string) => void,
): Promise<TriedRelease[]> {
  const built = candidates.map(({ wish, body = draws, fixtures }) => {
    const { release } = buildRelease(wish);
    const code = `module.exports = { scope: {}, default: { async render({ part, props: { page, slot } }) { ${body} } } }`;
    return { release: { ...release, ...(fixtures ? { fixtures } : {}) }, code };
  });
  const find = (name: string) => built.find(({ release }) => release.name === name) as (typeof built)[number];
  const tried: TriedRelease[] = [];
  let pool: RenderPool | undefined;
  const made = await testRenderPool(0, { atMost: 2 });
  const run = trialOfCandidates({
    registry: {
      release: async (name) => ({ release: find(name).release, signature: { algorithm: 'ed25519', team: name, value: '' } }),
      file: async (name) => Buffer.from(find(name).code),
    },
    services,
    configurationHash: 'test',
    openPool: () => (pool = made),
    rehearse,
    tried: (one) => void tried.push(one),
  });
  const { name, version } = (built.at(-1) as (typeof built)[number]).release;
  const versions = Object.fromEntries(built.map(({ release }) => [release.name, release.version]));
  try {
    const notes = await run({ candidates: [{ name, version }], versions, reason, onStep });
    expect(notes).toEqual(
      Object.fromEntries(tried.map(({ remote, fixtures, addresses, hydrated }) => [remote, { drawn: fixtures + addresses, hydrated }])),
    );
  } finally {
    await made.close();
  }
  if (pool) expect(pool.size().workers).toBe(0);
  return tried;
}

const cold = (then: string) => `if (page.url === '/en-US/tea/cold') { ${then} } ${draws}`;
const fixtures = { page: [pageAt('/en-US/tea/hot'), pageAt('/en-US/tea/cold')] };

// What is refused, and its twin that passes.
test.each([
  ['throws', cold("throw new Error('too cold')"), 'part page fails with fixture 2 (/en-US/tea/cold): ', 'too cold'],
  ['never ends', cold('for (;;);'), 'part page fails with fixture 2 (/en-US/tea/cold): ', 'page of mfe-tea 1.0.0'],
  ['draws nothing', cold("return ' '"), 'part page is empty with fixture 2 (/en-US/tea/cold)', ''],
])('a part that %s with a fixture is refused, with part and fixture', async (_, body, says, cause) => {
  // What may be missing from a page may have nothing to say.
  const definition = {
    parts: { page: { module: './page', fallback: { kind: 'plain-document' as const }, budgetKb: 1 } },
  };
  const refused = trial([shell, tea(body, fixtures, definition)]);
  await expect(refused).rejects.toMatchObject({ code: 'RELEASE_TRIAL_FAILED', message: expect.stringContaining(says) as string });
  await expect(refused).rejects.toThrow(cause);
  expect(await trial([shell, tea(draws, fixtures, definition)])).toMatchObject([
    { remote: 'mfe-tea', version: '1.0.0', fixtures: 2, addresses: 2, notTried: [] },
  ]);
});

test('a fixture that is no page is refused', async () => {
  await expect(trial([shell, tea(draws, { page: [{ url: '/en-US/tea' }] })])).rejects.toThrow('part page: fixture 1 is no page');
});

test('a page that is there and fails is refused with its address, and only pages of the candidate are looked at', async () => {
  const failsAt = (url: string) => `if (page.url === '${url}') throw new Error('no water'); ${draws}`;
  await expect(trial([shell, tea(failsAt('/en-US/tea/green'))])).rejects.toThrow(
    'mfe-tea 1.0.0 was tried before it went live, and failed: /en-US/tea/green: ',
  );
  expect(await trial([shell, tea(failsAt('/en-US/jam'))])).toMatchObject([{ addresses: 2, notTried: ['page'] }]);
});

test('a shell is tried with the pages of all remotes', async () => {
  const jam: Candidate = { wish: { name: 'mfe-jam' }, body: "if (part === 'page') throw new Error('no sugar'); return part" };
  await expect(trial([jam, shell])).rejects.toThrow('/en-US/jam: ');
  expect(await trial([{ wish: { name: 'mfe-jam' } }, shell])).toMatchObject([{ remote: 'shell', addresses: 4 }]);
});

test('a part that fills slots is drawn in each of them', async () => {
  const fills = (['bookmark', 'ad-side'] as const).map((slot) => ({ slot, part: 'page', on: ['/:locale/docs/*'] }));
  const throws = "if (slot === 'ad-side') throw new Error('no room'); return slot";
  await expect(trial([shell, tea(throws, fixtures, { fills, routes: [] })])).rejects.toThrow(
    'part page fails with fixture 1 (/en-US/tea/hot) in slot ad-side: ',
  );
  expect(await trial([shell, tea('return slot', fixtures, { fills, routes: [] })])).toMatchObject([{ fixtures: 3 }]);
});

test('who waits is told what is tried, from the first fixture to the browser', async () => {
  const steps: string[] = [];
  await trial(
    [shell, tea(draws, fixtures)],
    'deploy',
    async (_, __, ___, onStep) => (onStep?.('opening /en-US/tea'), 1),
    (step) => steps.push(step),
  );
  expect(steps).toEqual(['drawing mfe-tea 1.0.0 with fixtures: 2', 'drawing live pages with mfe-tea 1.0.0: 2', 'opening /en-US/tea']);
});

test('a rollback is not tried: what was live once can always be gone back to', async () => {
  expect(await trial([shell, tea("throw new Error('too cold')", fixtures)], 'rollback')).toEqual([]);
});

test('what can be drawn is opened in a browser where there is one; what fails there is refused', async () => {
  expect(await trial([shell, tea(draws)])).toMatchObject([{ hydrated: null }]);
  expect(await trial([shell, tea(draws)], 'deploy', async () => 3)).toMatchObject([{ hydrated: 3 }]);
  const fails = () => Promise.reject(new Error('no kettle'));
  await expect(trial([shell, tea(draws)], 'deploy', fails)).rejects.toThrow('no kettle');
  await expect(trial([shell, tea("throw new Error('too cold')")], 'deploy', fails)).rejects.toThrow('too cold');
});
