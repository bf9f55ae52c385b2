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
