import type { Failure } from '@webdocs/contracts/failures/failure';
import { keptCampaigns } from './kept-campaigns.ts';
import type { RunningCampaigns } from './running-campaigns.ts';

const running = (views: number): RunningCampaigns => ({
  campaigns: [],
  creatives: new Map(),
  views: new Map([['tea', { today: views, inAll: views }]]),
});

function database() {
  const clock = { ms: 1_000_000_000_000 };
  const reported: Failure[] = [];
  const state = { views: 0, isAway: false, reads: 0 };
  const kept = keptCampaigns({
    read: async () => {
      state.reads += 1;
      if (state.isAway) throw new Error('connection refused');
      return running(state.views);
    },
    now: () => new Date(clock.ms),
    report: (failure) => void reported.push(failure),
  });
  const later = async (ms: number) => {
    clock.ms += ms;
    await kept.all();
    await new Promise(setImmediate);
  };
  return { kept, state, reported, later };
}

test('what runs is read every 10 seconds, and at once where it changed', async () => {
  const { kept, state, later } = database();
  for (const ms of [0, 5000, 4999]) await later(ms);
  expect(state.reads).toBe(1);
  await later(1);
  expect(state.reads).toBe(2);
  kept.forget();
  await later(0);
  expect(state.reads).toBe(3);
});

test('views of this process count until they are read', async () => {
  const { kept, state, later } = database();
  await later(0);
  kept.addView('tea');
  expect(kept.viewsOf('tea')).toEqual({ today: 1, inAll: 1 });
  state.views = 3;
  await later(10_000);
  expect(kept.viewsOf('tea')).toEqual({ today: 3, inAll: 3 });
});

test('while the database is away, what was known goes on, is tried again each second, and is told of once', async () => {
  const { kept, state, reported, later } = database();
  state.views = 2;
  await later(0);
  kept.addView('tea');
  state.isAway = true;
  await later(10_000);
  for (let page = 0; page < 100; page += 1) await later(10);
  expect(state.reads).toBe(3);
  expect(kept.viewsOf('tea')).toEqual({ today: 3, inAll: 3 });
  expect(reported.map(({ code }) => code)).toEqual(['PLACEMENTS_UNREAD']);

  state.isAway = false;
  await later(1000);
  state.isAway = true;
  await later(10_000);
  expect(reported).toHaveLength(2);
});

test('while the database is away, no page waits for it, and no view is forgotten', async () => {
  const hangs = new Promise<RunningCampaigns>(() => undefined);
  let reads = 0;
  const clock = { ms: 1_000_000_000_000 };
  const kept = keptCampaigns({
    read: () => ((reads += 1) === 1 ? Promise.reject(new Error('connection refused')) : hangs),
    now: () => new Date(clock.ms),
    report: () => undefined,
  });
  await kept.all();
  kept.addView('tea');
  clock.ms += 1000;
  for (let page = 0; page < 3; page += 1) {
    expect((await kept.all()).campaigns).toEqual([]);
    clock.ms += 1000;
  }
  expect(reads).toBe(2);
  expect(kept.viewsOf('tea').today).toBe(1);
});
