import { digestsThroughKills } from '../../fixtures/digests-through-kills.ts';

jest.setTimeout(240_000);

test('processes are killed three times while 600 digests go out: each reader gets one', async () => {
  const { killed, mailsOfReaders, due } = await digestsThroughKills({ digests: 600, kills: 3 });
  expect(killed).toBeGreaterThanOrEqual(3);
  expect(mailsOfReaders).toEqual({ 1: 600 });
  expect(due).toEqual({ before: 600, after: 0 });
});
