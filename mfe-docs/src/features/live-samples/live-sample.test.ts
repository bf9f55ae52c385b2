/** @jest-environment jsdom */
import { answersPings, codeOf, provideStreams, runningFrames, says, until } from '../../../fixtures/frames.ts';
import { liveSample, type LiveSample } from './live-sample.ts';

const started: LiveSample[] = [];
let paths = 0;

beforeEach(provideStreams);
afterEach(() => {
  started.splice(0).forEach(({ stop }) => stop());
  jest.restoreAllMocks();
});

/** A page whose data is what the server answers; each test has a page of its own, because pages are remembered. */
async function sampleOf(answer: () => Promise<Partial<Response>>) {
  paths += 1;
  const path = `/en-US/docs/Page_${paths}`;
  const asked: string[] = [];
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    return answer();
  }) as typeof fetch;
  document.body.innerHTML = `<div class="live-sample"><iframe data-live-id="a_box" data-live-path="${path}" title="Live sample: a box" height="120"></iframe></div>`;
  const sample = await liveSample(document.querySelector('iframe') as HTMLIFrameElement, {
    locale: 'en-US',
    pseudo: false,
    play: 'http://play.localhost',
  });
  started.push(sample);
  return { sample, path, asked };
}
const json = (live_samples: unknown) => async () => ({ ok: true, json: async () => ({ doc: { live_samples } }) }) as Partial<Response>;
const box = { id: 'a_box', html: '<b>a</b>', src: '/en-US/docs/Elsewhere' };
const note = () => document.querySelector('.live-sample [role=status]')?.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;

test('its code comes out of the data of the page that it is written in', async () => {
  const { asked, path } = await sampleOf(json([{ id: 'other' }, box]));
  const frame = await until(() => runningFrames()[0]);
  expect(asked).toEqual([`${path}/index.json`]);
  expect(await codeOf(frame)).toEqual({ html: '<b>a</b>', srcPrefix: '/en-US/docs/Elsewhere' });
});

test('above it is its title, with what can be done', async () => {
  await sampleOf(json([box]));
  await until(() => runningFrames()[0]);
  expect(document.querySelector('.live-sample [role=group]')?.getAttribute('aria-label')).toBe('Live sample: a box');
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Reload', 'Full screen']);
  expect(document.querySelector('a')?.getAttribute('href')).toMatch(/^\/en-US\/play#state=/);
});

test('it can be run again from its start', async () => {
  await sampleOf(json([box]));
  const first = await until(() => runningFrames()[0]);
  says(first, { typ: 'ready' });
  answersPings(first);
  button('Reload').click();
  const again = await until(() => runningFrames()[1]);
  says(again, { typ: 'ready' });
  expect(runningFrames()).toEqual([again]);
  expect(await codeOf(again)).toEqual(await codeOf(first));
});

test.each([
  ['a page without the sample', json([{ id: 'other' }])],
  ['a page without samples', json(undefined)],
  ['data of another form', json({ a_box: 1 })],
  ['a page that is gone', async () => ({ ok: false, status: 404, statusText: 'Not Found' })],
])('%s has a sentence in its place', async (_, answer) => {
  await sampleOf(answer);
  await until(() => note() === 'This page has no code for this sample.');
  expect(runningFrames()).toEqual([]);
  expect(document.querySelector('a')?.hasAttribute('href')).toBe(false);
});

test('when its code could not be loaded, the reader can try again', async () => {
  let isDown = true;
  await sampleOf(async () => (isDown ? Promise.reject(new TypeError('no line')) : json([box])()));
  await until(() => note()?.startsWith('The code of this sample couldn’t be loaded.'));
  isDown = false;
  button('Try again').click();
  expect(await codeOf(await until(() => runningFrames()[0]))).toMatchObject({ html: '<b>a</b>' });
  expect(note()).toBe('');
});

test('it fills the screen and leaves it by Escape; its address forgets that it was asked for', async () => {
  window.history.replaceState(null, '', '/en-US/docs/Here?a#livesample_fullscreen=A_box');
  const { sample } = await sampleOf(json([box]));
  await until(() => runningFrames()[0]);
  const panel = document.querySelector('[role=group]');
  sample.enterFullScreen();
  expect(panel?.hasAttribute('data-full')).toBe(true);
  expect(button('Leave full screen')).toBe(document.activeElement);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(panel?.hasAttribute('data-full')).toBe(false);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/en-US/docs/Here?a');
  expect(button('Full screen')).toBeDefined();
});
