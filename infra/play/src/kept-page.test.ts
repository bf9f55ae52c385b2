import { keptRunnerAddress, keptRunnerHosts } from '@webdocs/contracts/samples/kept-runner';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import { servedPlay } from '../fixtures/served-play.ts';
import { openPlay } from './play.ts';
import { vendoredModules } from './vendored-modules.ts';

const origin = 'http://play.localhost:3000';
const opened = (waitingScript = '/* the script of frames that wait */') =>
  openPlay({
    playOrigin: origin,
    siteOrigins: ['http://localhost:3000'],
    siteName: 'The Site',
    frameScript: '',
    waitingScript,
    guardScript: '/* what counts loops */',
    embedScript: '',
    readShared: async () => ({ html: '', css: '', js: '' }),
    attachment: async () => undefined,
    servesSharedAssets: false,
    modules: vendoredModules(null),
    moduleHosts: [],
    report: () => undefined,
  });
const play = opened();
let served: Awaited<ReturnType<typeof servedPlay>>;
beforeAll(async () => {
  served = await servedPlay(play);
});
afterAll(() => served.close());

function asked(address: string) {
  const { host, pathname, search } = new URL(address);
  return served.call({ sub: host.split('.')[0] ?? '', path: pathname + search, headers: { 'sec-fetch-dest': 'iframe' } });
}

test('the page in which samples run without a network is kept for good, at hosts of fixed names', async () => {
  for (let number = 0; number < keptRunnerHosts; number += 1) {
    const { status, headers, body } = await asked(keptRunnerAddress({ origin, print: play.keptRunner }, number));
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000');
    expect(body).toContain('&quot;isKept&quot;:true');
    expect(body).toContain('http://kept-1.play.localhost:3000/wabt.');
  }
});

test('a page that says something else has another address, and the old address is not found', async () => {
  const other = opened('/* another script */').keptRunner;
  expect(other).not.toBe(play.keptRunner);
  expect((await asked(keptRunnerAddress({ origin, print: other }, 0))).status).toBe(404);
});

test('no other page is at those hosts, so that no code but what a page hands over has ever run there', async () => {
  const { state } = await encodeSample({ html: 'x' });
  for (const path of ['/runner.html?port=2', `/runner.html?state=${encodeURIComponent(state)}`, '/runner.html?blank'])
    expect((await asked(`http://kept-3.play.localhost:3000${path}`)).status).toBe(404);
  const { pathname, search } = new URL(keptRunnerAddress({ origin, print: play.keptRunner }, 0));
  expect((await asked(`http://kept-3.play.localhost:3000/en-US/docs/Web${pathname}${search}`)).status).toBe(404);
  expect((await asked(`http://a-visit.play.localhost:3000${pathname}${search}`)).headers['cache-control']).not.toContain('immutable');
});
