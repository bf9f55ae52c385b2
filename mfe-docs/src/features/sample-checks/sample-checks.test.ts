/** @jest-environment jsdom */
import { codeOf, hears, idOf, provideStreams, runningFrames, says, until } from '../../../fixtures/frames.ts';
import { startSampleChecks, type SampleChecks } from './sample-checks.ts';

const started: SampleChecks[] = [];

beforeEach(provideStreams);
afterEach(() => {
  jest.useRealTimers();
  started.splice(0).forEach(({ stop }) => stop());
});

const code = { html: '<p>Tea</p>' };
const list = () => document.querySelector('.sample-marks') as HTMLElement;
const states = () => [...document.querySelectorAll('li')].map(({ lastElementChild }) => lastElementChild?.textContent);
const progress = () => document.querySelector('.sample-marks-title span')?.textContent;
const said = () => document.querySelector('[role=status]')?.textContent;

async function marks() {
  document.body.innerHTML = `<div id="stage"></div><div class="sample-marks"><p class="sample-marks-title">Check your work</p>
    <ul><li data-check="one"><span>The first.</span></li><li data-check="two"><span>The second.</span></li></ul></div>`;
  const made = await startSampleChecks(list(), { locale: 'en-US', pseudo: false, play: 'http://play.localhost' });
  started.push(made);
  const stage = document.querySelector('#stage') as HTMLElement;
  return { ...made, ran: () => made.ran(code, stage) };
}

/** The frame of the newest run, when its code has started. */
async function checking(run: () => void) {
  const before = runningFrames();
  run();
  const frame = await until(() => runningFrames().find((one) => !before.includes(one)));
  const heard = hears(frame);
  says(frame, { typ: 'ready' });
  return { frame, heard };
}

test('nothing is done before the code has run', async () => {
  await marks();
  expect(states()).toEqual(['Not yet', 'Not yet']);
  expect(progress()).toBe('0 of 2 done');
  expect(runningFrames()).toEqual([]);
});

test('each run is checked in a frame of its own, which takes no focus and is gone afterwards', async () => {
  const { ran } = await marks();
  const { frame, heard } = await checking(ran);
  expect(await codeOf(frame)).toEqual(code);
  expect(frame.closest('[inert][aria-hidden=true]')).not.toBeNull();
  expect(heard).toContainEqual({ typ: 'check', checks: ['one', 'two'], version: 1, uuid: idOf(frame) });
  says(frame, { typ: 'mark', index: 1, outcome: 'done' });
  says(frame, { typ: 'mark', index: 0, outcome: 'not-yet' });
  expect(states()).toEqual(['Not yet', 'Done']);
  expect(progress()).toBe('1 of 2 done');
  expect(runningFrames()).toEqual([]);
});

test('what the given code already has is no news; what a learner reaches is said, and the end is kind', async () => {
  const { ran } = await marks();
  const first = await checking(ran);
  says(first.frame, { typ: 'mark', index: 0, outcome: 'done' });
  says(first.frame, { typ: 'mark', index: 1, outcome: 'not-yet' });
  expect(said()).toBe('');
  const second = await checking(ran);
  says(second.frame, { typ: 'mark', index: 0, outcome: 'done' });
  says(second.frame, { typ: 'mark', index: 1, outcome: 'done' });
  expect(said()).toBe('Done: The second. All done. Nice work!');
  expect([progress(), list().dataset.state]).toEqual(['All done. Nice work!', 'done']);
});

test('a check that could not be made says why, as text', async () => {
  const { ran } = await marks();
  const { frame } = await checking(ran);
  says(frame, { typ: 'mark', index: 0, outcome: 'failed', reason: '<b>no</b>' });
  says(frame, { typ: 'mark', index: 1, outcome: 'failed' });
  expect(states()).toEqual(['Could not be checked: <b>no</b>', 'Could not be checked']);
  expect(document.querySelector('b')).toBeNull();
});

test('a frame that stops answering could not be checked where it was silent', async () => {
  const { ran } = await marks();
  const before = jest.spyOn(window, 'setTimeout');
  const { frame } = await checking(ran);
  const [giveUp] = before.mock.calls.find(([, wait]) => wait === 5000) ?? [];
  before.mockRestore();
  says(frame, { typ: 'mark', index: 0, outcome: 'done' });
  if (typeof giveUp === 'function') giveUp();
  expect(states()).toEqual(['Done', 'Could not be checked: your code isn’t responding']);
  expect(runningFrames()).toEqual([]);
});

test('answers of a run that has been replaced, and marks that were not asked for, change nothing', async () => {
  const { ran } = await marks();
  const old = await checking(ran);
  const source = old.frame.contentWindow;
  const next = await checking(ran);
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { typ: 'mark', index: 0, outcome: 'done', version: 1, uuid: idOf(old.frame) },
      source,
      origin: new URL(old.frame.src).origin,
    }),
  );
  says(next.frame, { typ: 'mark', index: 7, outcome: 'done' });
  expect(states()).toEqual(['Not yet', 'Not yet']);
  expect(runningFrames()).toEqual([next.frame]);
});

test('Reset brings the list back to its start, and the end of the page to what the server wrote', async () => {
  const { ran, reset, stop } = await marks();
  const { frame } = await checking(ran);
  says(frame, { typ: 'mark', index: 0, outcome: 'done' });
  says(frame, { typ: 'mark', index: 1, outcome: 'done' });
  reset();
  expect(states()).toEqual(['Not yet', 'Not yet']);
  expect(said()).toBe('0 of 2 done');
  stop();
  expect(document.querySelector('li')?.outerHTML).toBe('<li data-check="one"><span>The first.</span></li>');
  expect(list().querySelector('[role=status]')).toBeNull();
});
