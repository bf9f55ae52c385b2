/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { useCopyCode } from './use-copy-code.ts';

const words = { copy: 'Copy', copied: 'Copied!', failed: 'Error trying to copy to clipboard!' };
const html =
  '<div class="code-example"><div class="example-header"><span class="language-name">js</span></div><pre><code>a &lt; b;\n</code></pre></div>' +
  '<div class="code-example"><div class="example-header"></div><pre><code>second</code></pre></div>' +
  '<div class="code-example" hidden=""><pre><code>hidden</code></pre></div>';

function Article({ page }: { page: string }) {
  const body = useRef<HTMLDivElement>(null);
  useCopyCode(body, words, page);
  return <div ref={body} dangerouslySetInnerHTML={{ __html: html }} />;
}

function clipboardThat(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

async function press(button: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(button);
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('each block that shows its head gets one button, however often the page is rendered', () => {
  const { rerender } = render(<Article page="/a" />);
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
  rerender(<Article page="/b" />);
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
});

test('the code is copied as the reader sees it, and the button says so for a second', async () => {
  const copied: string[] = [];
  clipboardThat(async (text) => void copied.push(text));
  render(<Article page="/a" />);
  const button = screen.getAllByRole('button')[0] as HTMLElement;
  await press(button);
  expect(copied).toEqual(['a < b;\n']);
  expect(button.textContent).toBe('Copied!');
  expect(within(button.parentElement as HTMLElement).getByRole('status').textContent).toBe('Copied!');
  act(() => jest.advanceTimersByTime(999));
  expect(button.textContent).toBe('Copied!');
  act(() => jest.advanceTimersByTime(1));
  expect(button.textContent).toBe('Copy');
});

test('a refused clipboard is reported for three seconds', async () => {
  clipboardThat(async () => {
    throw new DOMException('Write permission denied.', 'NotAllowedError');
  });
  render(<Article page="/a" />);
  const button = screen.getAllByRole('button')[1] as HTMLElement;
  await press(button);
  expect(button.textContent).toBe('Error trying to copy to clipboard!');
  act(() => jest.advanceTimersByTime(2999));
  expect(button.dataset.outcome).toBe('failed');
  act(() => jest.advanceTimersByTime(1));
  expect(button.dataset.outcome).toBeUndefined();
});

test('a browser without a clipboard reports the same', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  render(<Article page="/a" />);
  const button = screen.getAllByRole('button')[0] as HTMLElement;
  await press(button);
  expect(button.textContent).toBe('Error trying to copy to clipboard!');
});

test('a second press starts the second anew', async () => {
  clipboardThat(async () => {});
  render(<Article page="/a" />);
  const button = screen.getAllByRole('button')[0] as HTMLElement;
  await press(button);
  act(() => jest.advanceTimersByTime(600));
  await press(button);
  act(() => jest.advanceTimersByTime(600));
  expect(button.textContent).toBe('Copied!');
});
