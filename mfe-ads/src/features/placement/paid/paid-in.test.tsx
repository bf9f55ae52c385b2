/** @jest-environment jsdom */
import { paidIn } from './paid-in.tsx';

const answered = jest.fn(async () => ({ json: async () => ({}) }));
beforeEach(() => {
  answered.mockClear();
  Object.assign(globalThis, { fetch: answered, matchMedia: () => ({ matches: true }) });
});
const wantedSince = (milliseconds: number, page: string) => paidIn('ad-top', page, performance.now() - milliseconds);

test('a script that comes 3 seconds late asks for nothing', async () => {
  expect(await wantedSince(3000, '/en-US/docs/Web/CSS')).toBeUndefined();
  expect(answered).not.toHaveBeenCalled();
});

test('one that comes earlier does', async () => {
  await wantedSince(2000, '/en-US/docs/Web/HTML');
  expect(answered).toHaveBeenCalledTimes(1);
});

test('the time before a page that is made in advance is shown does not count', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  const asking = wantedSince(60_000, '/en-US/docs/Web/SVG');
  expect(answered).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await asking;
  expect(answered).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'prerendering');
});
