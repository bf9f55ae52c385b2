/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useStickyHeight } from './use-sticky-height.ts';

const noted = () => document.documentElement.style.getPropertyValue('--sticky-header-height');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the height is noted at once, and again 250 ms after the last resize', () => {
  const header = { offsetHeight: 64 };
  const { unmount } = renderHook(() => useStickyHeight({ current: header as HTMLElement }));
  expect(noted()).toBe('64px');

  header.offsetHeight = 56;
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(200);
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(249);
  expect(noted()).toBe('64px');
  jest.advanceTimersByTime(1);
  expect(noted()).toBe('56px');

  header.offsetHeight = 90;
  window.dispatchEvent(new Event('resize'));
  unmount();
  jest.advanceTimersByTime(1000);
  expect(noted()).toBe('56px');
});
