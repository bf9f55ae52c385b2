/** @jest-environment jsdom */
import { keepSamples } from './kept-samples.ts';

const kept = { origin: 'http://play.localhost:3000', print: '0123456789ab' };
const frames = () => [...document.querySelectorAll('iframe')];
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

function says(frame: HTMLIFrameElement, typ: string): void {
  const event = new MessageEvent('message', { data: { typ, version: 2 }, origin: new URL(frame.src).origin });
  Object.defineProperty(event, 'source', { value: frame.contentWindow });
  window.dispatchEvent(event);
}

test('each host of samples is shown once, unseen, until it says that it is kept', async () => {
  const hosts: string[] = [];
  const keeping = keepSamples(kept);
  for (let number = 0; number < 8; number += 1) {
    const [frame, ...others] = frames();
    if (!frame) throw new Error('No frame');
    expect([others, frame.hidden]).toEqual([[], true]);
    const { host, pathname, search } = new URL(frame.src);
    hosts.push(host);
    expect(pathname + search).toBe('/runner.html?port=2&kept=0123456789ab');
    const order = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    says(frame, 'waiting');
    expect(order).toHaveBeenCalledWith({ typ: 'keep', version: 2 }, `http://${host}`);
    says(frame, 'kept');
    await turn();
  }
  expect(await keeping).toBe(true);
  expect(new Set(hosts).size).toBe(8);
  expect(frames()).toEqual([]);
});

test('hosts that say nothing are given up, and nothing is left of them', async () => {
  jest.useFakeTimers();
  const keeping = keepSamples(kept);
  await jest.advanceTimersByTimeAsync(8 * 20_000);
  expect(await keeping).toBe(false);
  expect(frames()).toEqual([]);
  jest.useRealTimers();
});
