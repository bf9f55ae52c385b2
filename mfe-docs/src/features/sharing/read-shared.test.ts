import { Failure } from '@webdocs/contracts/failures/failure';
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
  [400, new Failure('PLAYGROUND_UNKNOWN', { id: 'x' }).message, 'gone'],
  [403, new Failure('PLAYGROUND_HIDDEN', { id: 'x' }).message, 'hidden'],
  [500, 'Internal Server Error', 'failed'],
  [429, 'Too many requests', 'failed'],
])('an answer of %i, %j, means that the code is %s', async (status, message, missing) => {
  answering(status, { code: status, message, error: message });
  await expect(readShared('abcdefghijkl')).rejects.toMatchObject({ missing });
});

test('without an answer the code is away', async () => {
  globalThis.fetch = (async () => {
    throw new TypeError('Failed to fetch');
  }) as unknown as typeof fetch;
  await expect(readShared('abcdefghijkl')).rejects.toMatchObject({ missing: 'away' });
});
