/** @jest-environment jsdom */
import { frameInPlaceOf, withWaitingFrames } from './frame-placeholder.ts';

const frame =
  '<iframe class="sample-code-frame" data-live-id="a_box" data-live-path="/en-US/docs/Here" height="120" sandbox="allow-scripts" allow="camera" title="A &gt; B" loading="lazy"></iframe>';

function partOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = withWaitingFrames(html) ?? '';
  return element;
}

test('a page makes no frame for a sample that is not scrolled to, and keeps its room', () => {
  const part = partOf(`<p>One</p><div class="live-sample">${frame}</div><p>Two</p><div class="live-sample">${frame}</div>`);
  expect(part.querySelector('iframe')).toBeNull();
  expect([...part.querySelectorAll('.live-sample > [data-live-id=a_box]')].map((one) => one.getAttribute('height'))).toEqual([
    '120',
    '120',
  ]);
  expect(part.textContent).toBe('OneTwo');
});

test('the frame of a sample is, when it comes, the one that the content build wrote', () => {
  const part = partOf(frame);
  frameInPlaceOf(part.firstElementChild as Element);
  expect(part.innerHTML).toBe(frame.replace('A &gt; B', (part.firstElementChild as HTMLElement).title));
});

test('frames with an address, and code that speaks of frames, stay as they are', () => {
  const others =
    '<iframe src="https://play.example/" data-live-path="/a"></iframe><code>&lt;iframe data-live-id="a"&gt;&lt;/iframe&gt;</code>';
  expect(withWaitingFrames(others)).toBe(others);
  expect(withWaitingFrames(undefined)).toBeUndefined();
});
