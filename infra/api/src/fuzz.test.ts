import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { fuzz } from '../fixtures/fuzz/fuzz.ts';
import { fuzzedSite } from '../fixtures/fuzz/fuzzed-site.ts';

jest.setTimeout(180_000);

let open: Awaited<ReturnType<typeof fuzzedSite>>;
beforeAll(async () => {
  open = await fuzzedSite();
});
afterAll(() => open.close());

test('two thousand calls out of the description cause no error of ours, show nothing of another user and change nothing of theirs', async () => {
  const { calls, statuses } = await fuzz(open.site, { calls: 2000, seed: 4711 });
  expect(calls).toBe(2000);
  // Right calls are among them, and every kind of refusal.
  for (const status of [200, 201, 202, 302, 303, 307, 400, 401, 403, 404, 405, 409, 415]) expect([...statuses.keys()]).toContain(status);
});

describe('fuzzing notices', () => {
  type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>;

  /** The site with a mistake in it: every answer goes through it. */
  const fuzzedWith = (mistake: (answer: Answer, turn: number) => Answer | Promise<Answer>) => {
    const { site } = open;
    let turn = 0;
    const inject = async (options: InjectOptions) => {
      const { statusCode, headers, body } = await site.server.inject(options);
      return mistake({ statusCode, headers, body }, turn++);
    };
    const server = Object.create(site.server, { inject: { value: inject } }) as typeof site.server;
    return fuzz({ ...site, server }, { calls: 60, seed: 1 });
  };

  test('an error of ours', async () => {
    const failing = (answer: Answer, turn: number) => (turn === 40 ? { ...answer, statusCode: 500 } : answer);
    await expect(fuzzedWith(failing)).rejects.toMatchObject({ cause: { message: expect.stringContaining('an error of ours') } });
  });

  test('a word of another user', async () => {
    const leaking = (answer: Answer) => ({ ...answer, body: `${answer.body} hedgehog-4711` });
    await expect(fuzzedWith(leaking)).rejects.toMatchObject({ cause: { message: expect.stringContaining('data of another account') } });
  });

  test('an answer without a number', async () => {
    await expect(fuzzedWith((answer) => ({ ...answer, headers: {} }))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('without a number') },
    });
  });

  test('an error that is no envelope', async () => {
    const plain = (answer: Answer) => (answer.statusCode >= 400 && answer.body ? { ...answer, body: '{"error":"no"}' } : answer);
    await expect(fuzzedWith(plain)).rejects.toMatchObject({ cause: { message: expect.stringContaining('another form') } });
  });

  test('more in an answer than its description says', async () => {
    const talkative = (answer: Answer) => ({ ...answer, body: answer.body.replace(/^\{/, '{"password_hash":"x",') });
    await expect(fuzzedWith(talkative)).rejects.toMatchObject({ cause: { message: expect.stringMatching(/more than|another form/) } });
  });

  test('a row of another user that was touched', async () => {
    const { query } = open.site.database;
    const touching = async (answer: Answer, turn: number) => {
      if (turn === 10)
        await query.updateTable('collections').set({ description: 'touched' }).where('description', '=', 'hedgehog-4711').execute();
      return answer;
    };
    await expect(fuzzedWith(touching)).rejects.toThrow('another account have changed');
  });
});
