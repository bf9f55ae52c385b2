/** @jest-environment jsdom */
import { loadMessages } from '@webdocs/i18n';
import { PartContextProvider, type PartContext } from '@webdocs/remote-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { LoadingPlaceholder } from './LoadingPlaceholder.tsx';
import words from './words/en-US.ftl';

let inFrench: PartContext;
beforeAll(async () => (inFrench = { messages: await loadMessages(words, 'fr') } as PartContext));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const shown = () =>
  render(
    <PartContextProvider value={inFrench}>
      <LoadingPlaceholder />
    </PartContextProvider>,
  );
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a section that waits is said to be loading after a second, politely, and not before', () => {
  shown();
  const status = screen.getByRole('status');
  after(999);
  expect(status.textContent).toBe('');
  after(1);
  // The same element as before: screen readers tell of what is put into it.
  expect([screen.getByRole('status') === status, status.textContent]).toEqual([true, 'Chargement…']);
});

test('what comes within a second comes without a word, and nothing goes on ticking', () => {
  const { unmount } = shown();
  const underWay = jest.getTimerCount();
  after(500);
  unmount();
  expect(jest.getTimerCount()).toBe(underWay - 1);
});
