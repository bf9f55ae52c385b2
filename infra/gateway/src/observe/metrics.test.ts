import { Failure } from '@webdocs/contracts/failures/failure';
import { createMetrics } from './metrics.ts';

const metrics = () => createMetrics({ pool: () => ({ workers: 2, waiting: 0, terminated: 0 }), cache: () => ({ pages: 0, bytes: 0 }) });

test('calls are counted by route, method and class of status, with how long they took', async () => {
  const { call, text } = metrics();
  for (const [status, milliseconds] of [
    [200, 4],
    [204, 40],
    [404, 4],
  ] as const) {
    call({ route: '/api/v2/collections/:id/', method: 'GET', status, milliseconds });
  }
  const told = await text();
  const labels = 'route="/api/v2/collections/:id/",method="GET"';
  expect(told).toContain(`webdocs_call_seconds_count{${labels},status="2xx"} 2`);
  expect(told).toContain(`webdocs_call_seconds_count{${labels},status="4xx"} 1`);
  expect(told).toContain(`webdocs_call_seconds_bucket{le="0.005",${labels},status="2xx"} 1`);
  expect(told).toContain(`webdocs_call_seconds_bucket{le="0.05",${labels},status="2xx"} 2`);
});

test('failures are counted by code, and by where they happened', async () => {
  const { failure, reported, text } = metrics();
  failure(new Failure('FRAGMENT_TIMEOUT', { part: 'page', remote: 'mfe-docs', version: '1.0.0', milliseconds: 5 }));
  reported({ code: 'PART_LOAD_FAILED', remote: 'mfe-ads', version: '2.0.0' });
  const told = await text();
  expect(told).toContain('webdocs_failures_total{code="FRAGMENT_TIMEOUT",remote="mfe-docs",version="1.0.0",side="server"} 1');
  expect(told).toContain('webdocs_failures_total{code="PART_LOAD_FAILED",remote="mfe-ads",version="2.0.0",side="browser"} 1');
});

test('slots that are not filled are told by name, until they are filled', async () => {
  const { unfilledSlots, text } = metrics();
  unfilledSlots([{ slot: 'games/board', openedBy: ['mfe-games'] }]);
  expect(await text()).toContain('webdocs_unfilled_slots{slot="games/board"} 1');
  unfilledSlots([]);
  expect(await text()).not.toContain('webdocs_unfilled_slots{');
});

test('what is served is told by version, and a failure of it is a series before it happens', async () => {
  const { live, failure, text } = metrics();
  const seriesOf = async (version: string) => (await text()).split('\n').filter((line) => line.includes(`version="${version}"`));
  live({ 'mfe-docs': { version: '1.0.0' } });
  expect(await seriesOf('1.0.0')).toEqual(
    expect.arrayContaining([
      'webdocs_live{remote="mfe-docs",version="1.0.0"} 1',
      'webdocs_failures_total{code="FRAGMENT_FAILED",remote="mfe-docs",version="1.0.0",side="server"} 0',
      'webdocs_failures_total{code="PART_RENDER_FAILED",remote="mfe-docs",version="1.0.0",side="browser"} 0',
    ]),
  );
  expect(await text()).toContain('webdocs_failures_total{code="DATABASE_AWAY",remote="",version="",side="server"} 0');

  failure(new Failure('FRAGMENT_FAILED', { part: 'page', remote: 'mfe-docs', version: '1.0.0', cause: 'tea' }));
  live({ 'mfe-docs': { version: '1.0.1' } });
  expect(await seriesOf('1.0.0')).toEqual([
    'webdocs_failures_total{code="FRAGMENT_FAILED",remote="mfe-docs",version="1.0.0",side="server"} 1',
  ]);
});

test('a version that failed and is back after another one counts on', async () => {
  const { live, failure, text } = metrics();
  const fail = () => failure(new Failure('FRAGMENT_FAILED', { part: 'page', remote: 'mfe-docs', version: '1.0.0', cause: 'tea' }));
  live({ 'mfe-docs': { version: '1.0.0' } });
  fail();
  for (const version of ['1.0.1', '1.0.0', '1.0.2']) live({ 'mfe-docs': { version } });
  fail();
  expect(await text()).toContain('webdocs_failures_total{code="FRAGMENT_FAILED",remote="mfe-docs",version="1.0.0",side="server"} 2');
});

test('failures of what is served are told by remote, those of earlier versions are not', () => {
  const { live, failure, reported, failuresOfLive } = createMetrics({
    pool: () => ({ workers: 2, waiting: 0, terminated: 0 }),
    cache: () => ({ pages: 0, bytes: 0 }),
    openCircuits: () => ['mfe-docs@1.0.0/page', 'mfe-docs@1.0.0 load', 'mfe-docs@1.0.0-rc/page', 'mfe-ads@1.0.0/page'],
  });
  const fail = (version: string) => failure(new Failure('FRAGMENT_FAILED', { part: 'page', remote: 'mfe-docs', version, cause: 'tea' }));
  live({ shell: { version: '1.0.0' }, 'mfe-docs': { version: '0.9.0' } });
  fail('0.9.0');
  expect(failuresOfLive()).toEqual({ 'mfe-docs': { server: 1, browser: 0, codes: { FRAGMENT_FAILED: 1 }, notTried: [] } });
  live({ shell: { version: '1.0.0' }, 'mfe-docs': { version: '1.0.0' } });
  for (let time = 0; time < 3; time += 1) fail('1.0.0');
  reported({ code: 'PART_RENDER_FAILED', remote: 'mfe-docs', version: '1.0.0' });
  reported({ code: 'PART_RENDER_FAILED', remote: 'other', version: 'other' });
  expect(failuresOfLive()).toEqual({
    'mfe-docs': { server: 3, browser: 1, codes: { FRAGMENT_FAILED: 3, PART_RENDER_FAILED: 1 }, notTried: ['page', 'load'] },
  });
});

test('however often something else becomes live, there are as many series', async () => {
  const { live, text } = metrics();
  const count = async () => (await text()).split('\n').filter((line) => line.startsWith('webdocs_')).length;
  live({ 'mfe-docs': { version: '1.0.0' } });
  const before = await count();
  for (let patch = 1; patch < 50; patch++) live({ 'mfe-docs': { version: `1.0.${patch}` } });
  expect(await count()).toBe(before);
});

test('a version that is refused is counted for its remote, whatever browsers say', async () => {
  const { live, failure, reported, text } = metrics();
  live({ 'mfe-docs': { version: '1.0.0' } });
  expect(await text()).toContain('webdocs_refused_versions_total{remote="mfe-docs"} 0');
  failure(new Failure('SERVER_BUNDLE_REFUSED', { remote: 'mfe-docs', version: '1.0.1', cause: 'it throws' }));
  expect(await text()).toContain('webdocs_refused_versions_total{remote="mfe-docs"} 1');
  reported({ code: 'SERVER_BUNDLE_REFUSED', remote: 'mfe-docs', version: '1.0.0' });
  expect(await text()).toContain('webdocs_refused_versions_total{remote="mfe-docs"} 1');
});

test('the process, the code and what lay ready are told too', async () => {
  const { asked, request, text } = createMetrics({
    pool: () => ({ workers: 2, waiting: 0, terminated: 3 }),
    cache: () => ({ pages: 0, bytes: 0 }),
    openCircuits: () => ['mfe-docs@1.0.0/page'],
    commit: 'abc',
  });
  asked('pages', true);
  request('release file', 404);
  const told = await text();
  for (const line of [
    `webdocs_build_info{commit="abc",node="${process.version}"} 1`,
    'webdocs_cache_requests_total{cache="pages",result="hit"} 1',
    'webdocs_cache_requests_total{cache="pages",result="miss"} 0',
    'webdocs_requests_total{kind="release file",status="4xx"} 1',
    'webdocs_render_terminated_total 3',
    'webdocs_circuits_open 1',
    '# TYPE webdocs_render_terminated_total counter',
    '# TYPE process_cpu_seconds_total counter',
    '# TYPE nodejs_eventloop_lag_seconds gauge',
  ])
    expect(told.split('\n')).toContain(line);
});
