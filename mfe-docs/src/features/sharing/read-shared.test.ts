import { readShared } from './read-shared.ts';

const answering = (status: number, body: unknown) => {
  globalThis.fetch = (async () => ({
    ok: status < 400,
    status,
    headers: new Headers(),
    text: async () => JSON.stringify(body),
    json: async () => body,
  })) as unknown as typeof fetch;
};

test('shared code is read as code of the playground, whatever else is said of it', async () => {
  answering(200, {
    html: '<p>',
    css: '',
    js: 'x',
    src: '/en-US/docs/Web',
    srcPrefix: '/en-US/docs/Web',
    defaults: 'ix-wat',
    wat: '(module)',
  });
  expect(await readShared('abcdefghijkl')).toEqual({
    html: '<p>',
    css: '',
    js: 'x',
    srcPrefix: '/en-US/docs/Web',
    defaults: 'ix-wat',
    wat: '(module)',
  });
});

test.each([
  [400, 'PLAYGROUND_UNKNOWN', 'gone'],
  [403, 'PLAYGROUND_HIDDEN', 'hidden'],
  [500, undefined, 'failed'],
  [429, 'TOO_MANY_REQUESTS', 'failed'],
])('an answer of %i, %s, means that the code is %s', async (status, failure, missing) => {
  answering(status, { code: status, message: 'Words', error: 'Words', ...(failure ? { failure } : {}) });
  await expect(readShared('abcdefghijkl')).rejects.toMatchObject({ missing });
});

test('without an answer the code is away', async () => {
  globalThis.fetch = (async () => {
    throw new TypeError('Failed to fetch');
  }) as unknown as typeof fetch;
  await expect(readShared('abcdefghijkl')).rejects.toMatchObject({ missing: 'away' });
});
