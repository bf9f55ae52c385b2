import type { Metric } from './telemetry.ts';

const click = (source: string): Metric => ({ kind: 'click', source });

/** The door remembers its sinks for as long as the page lives: each test opens another page. */
let page: typeof import('./telemetry.ts');
beforeEach(() => {
  jest.resetModules();
  page = jest.requireActual('./telemetry.ts');
});

const collect = () => {
  const seen: Metric[] = [];
  const leave = page.addSink((metric) => seen.push(metric));
  return { seen, leave };
};

test('every sink is told of everything', () => {
  const first = collect();
  const second = collect();
  page.track(click('menu'));
  expect(first.seen).toEqual([click('menu')]);
  expect(second.seen).toEqual([click('menu')]);
});

test('a sink that was taken out is told no more', () => {
  const { seen, leave } = collect();
  leave();
  page.track(click('menu'));
  expect(seen).toEqual([]);
});

test('what happened before the first sink arrived is told to it, once and in order', () => {
  page.track(click('early'));
  page.track(click('later'));
  expect(collect().seen).toEqual([click('early'), click('later')]);
  expect(collect().seen).toEqual([]);
});

test('a page without telemetry keeps a bounded memory of what happened', () => {
  for (let index = 0; index < 1000; index += 1) page.track(click(String(index)));
  const { seen } = collect();
  expect(seen).toHaveLength(50);
  expect(seen[0]).toEqual(click('0'));
});

test('a sink that throws breaks neither the page nor the other sinks', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  page.addSink(() => {
    throw new Error('broken sink');
  });
  const { seen } = collect();
  page.track(click('menu'));
  expect(seen).toEqual([click('menu')]);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
