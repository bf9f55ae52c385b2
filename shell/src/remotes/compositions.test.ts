import { createCompositions } from './compositions.ts';

const answers = (...responses: Response[]) => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => responses.shift() as Response);
const composition = (id: string) => Response.json({ id, remotes: {} });

afterEach(() => jest.restoreAllMocks());

test('a composition is asked for once, however many pages need it', async () => {
  const asked = answers(composition('a1'), composition('b2'));
  const compositions = createCompositions();
  const [first, again] = await Promise.all([compositions.get('a1'), compositions.get('a1')]);
  expect(first).toBe(again);
  expect(await compositions.get('b2')).toEqual({ id: 'b2', remotes: {} });
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/_composition/a1.json', '/_composition/b2.json']);
});

test('one that could not be had is asked for again', async () => {
  answers(new Response('', { status: 503 }), composition('a1'));
  const compositions = createCompositions();
  await expect(compositions.get('a1')).rejects.toThrow('503 on /_composition/a1.json');
  expect(await compositions.get('a1')).toEqual({ id: 'a1', remotes: {} });
});

test('what is live is asked for each time', async () => {
  const asked = answers(composition('a1'), composition('b2'));
  const compositions = createCompositions();
  expect((await compositions.live()).id).toBe('a1');
  expect((await compositions.live()).id).toBe('b2');
  expect(asked).toHaveBeenCalledTimes(2);
});
