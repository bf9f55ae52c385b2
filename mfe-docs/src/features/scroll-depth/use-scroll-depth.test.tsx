/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { addSink, type Metric } from '@webdocs/telemetry';
import { useScrollDepth } from './use-scroll-depth.ts';

function Page({ path }: { readonly path: string }) {
  useScrollDepth(path);
  return null;
}

const told: Metric[] = [];
let leave: () => void;

function scrollTo(percent: number): void {
  window.scrollY = (percent / 100) * 1000;
  window.dispatchEvent(new Event('scroll'));
}
const depths = () => told.map((metric) => (metric.kind === 'scroll-depth' ? `${metric.path} ${metric.percent}` : metric.kind));

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  leave = addSink((metric) => told.push(metric));
  window.innerHeight = 500;
  window.scrollY = 0;
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 1500 });
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

test('a quarter, half and three quarters of a page are reported as the reader gets there', () => {
  render(<Page path="/a" />);
  for (const percent of [10, 24.9, 25, 60, 100]) {
    scrollTo(percent);
    jest.advanceTimersByTime(100);
  }
  expect(depths()).toEqual(['/a 25', '/a 50', '/a 75']);
});

test('each is reported once, however often the reader comes by', () => {
  render(<Page path="/a" />);
  for (const percent of [30, 0, 30, 60, 0, 60]) {
    scrollTo(percent);
    jest.advanceTimersByTime(100);
  }
  expect(depths()).toEqual(['/a 25', '/a 50']);
});

test('nothing is measured before scrolling has rested for a tenth of a second', () => {
  render(<Page path="/a" />);
  scrollTo(80);
  jest.advanceTimersByTime(99);
  scrollTo(5);
  jest.advanceTimersByTime(99);
  expect(depths()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(depths()).toEqual([]);
});

test('a reader who scrolled before the measuring began is measured where they are', () => {
  scrollTo(60);
  render(<Page path="/a" />);
  jest.advanceTimersByTime(100);
  expect(depths()).toEqual(['/a 25', '/a 50']);
});

test('another page begins again, and what was not measured yet is not counted for it', () => {
  const { rerender } = render(<Page path="/a" />);
  scrollTo(30);
  jest.advanceTimersByTime(100);
  scrollTo(90);
  window.scrollY = 0;
  rerender(<Page path="/b" />);
  jest.advanceTimersByTime(100);
  expect(depths()).toEqual(['/a 25']);
  scrollTo(30);
  jest.advanceTimersByTime(100);
  expect(depths()).toEqual(['/a 25', '/b 25']);
});

test('a page that fits the window says nothing', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 500 });
  render(<Page path="/a" />);
  scrollTo(0);
  jest.advanceTimersByTime(100);
  expect(depths()).toEqual([]);
});
