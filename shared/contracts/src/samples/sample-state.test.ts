import { decodeSample } from './decode-sample.ts';
import { encodeSample, sampleLimitBytes } from './sample-state.ts';

test('code comes out of an address as it went in', async () => {
  const code = { html: '<p>é 🦊 \u2028</p>', css: 'p { color: red }', js: 'x && y', srcPrefix: '/en-US/docs/Web' };
  const { state, hash } = await encodeSample(code);
  expect(await decodeSample(state)).toEqual({ code, hash });
  expect(hash).toMatch(/^[0-9a-f]{40}$/);
});

test('the same code has the same name, in whatever order it was written; other code has another', async () => {
  const { hash } = await encodeSample({ html: 'a', css: 'b' });
  expect((await encodeSample({ css: 'b', html: 'a' })).hash).toBe(hash);
  expect((await encodeSample({ html: 'b', css: 'a' })).hash).not.toBe(hash);
});

test('code that says nothing of a language or of modules has the name and the address that it always had', async () => {
  expect(await encodeSample({ html: '<p>Tea', css: 'p {}', js: 'pour()', srcPrefix: '/fr/docs', defaults: 'ix-wat' })).toEqual({
    state: 'q1bKKMnNUbJSsimwC0lNVNJRSi4uVrJSKlCorlXSUcoCs/NLizQ0lXSUiouSA4pS0zIrlKyU9NOK9FPyk4uVdJRSUtMSS3NKQEozK3TLE0uUagE=',
    hash: 'ab6f07d572c3e943c63c95757a51252d9a12dcd2',
  });
});

test('the language of the script and the map of its imports travel with the code, and make it other code', async () => {
  const code = { js: 'let tea: string', language: 'ts' as const, importMap: '{ "imports": {} }\n' };
  const { state, hash } = await encodeSample(code);
  expect(await decodeSample(state)).toEqual({ code, hash });
  expect((await encodeSample({ js: code.js })).hash).not.toBe(hash);
  const unknown = await encodeSample({ js: 'x', language: 'coffee' } as never);
  await expect(decodeSample(unknown.state)).rejects.toThrow();
});

test.each([['no base64 at all!'], [''], [btoa('not deflated')]])('%j is refused', async (state) => {
  await expect(decodeSample(state)).rejects.toThrow();
});

test('what is packed but no sample is refused', async () => {
  const { state } = await encodeSample({ srcPrefix: '//evil.example' });
  await expect(decodeSample(state)).rejects.toThrow();
});

test('a small address does not unpack to more than the limit', async () => {
  const { state } = await encodeSample({ js: 'x'.repeat(sampleLimitBytes) });
  expect(state.length).toBeLessThan(10_000);
  await expect(decodeSample(state)).rejects.toThrow('more than');
});
