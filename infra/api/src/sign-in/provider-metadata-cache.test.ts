import { cachedMetadata } from './provider-metadata-cache.ts';

const hour = 60 * 60 * 1000;

function provider() {
  const state = { asked: 0, answers: true, clock: 0 };
  const ask = cachedMetadata(
    async () => {
      state.asked++;
      if (!state.answers) throw new Error('connect ECONNREFUSED');
      return `answer ${state.asked}`;
    },
    () => state.clock,
  );
  return { state, ask };
}

test('a provider is asked once an hour, by however many', async () => {
  const { state, ask } = provider();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answer 1', 'answer 1', 'answer 1']);
  state.clock = hour - 1;
  expect(await ask()).toBe('answer 1');
  state.clock = hour;
  expect(await Promise.all([ask(), ask()])).toEqual(['answer 2', 'answer 2']);
});

test('one that is away when the hour is over is known as it was', async () => {
  const { state, ask } = provider();
  await ask();
  state.clock = hour;
  state.answers = false;
  expect(await ask()).toBe('answer 1');
  state.answers = true;
  expect(await ask()).toBe('answer 4');
});

test('one that never answered is tried twice, then named, and asked anew by the next call', async () => {
  const { state, ask } = provider();
  state.answers = false;
  await expect(ask()).rejects.toMatchObject({ code: 'IDENTITY_AWAY', values: { cause: 'connect ECONNREFUSED' } });
  expect(state.asked).toBe(2);
  state.answers = true;
  expect(await ask()).toBe('answer 3');
});
