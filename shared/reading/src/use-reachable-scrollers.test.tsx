/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { useReachableScrollers } from './use-reachable-scrollers.ts';

afterEach(cleanup);

let resized: () => void;
const disconnect = jest.fn();
class ObserverOfTheTest {
  constructor(callback: () => void) {
    resized = callback;
  }
  observe() {}
  disconnect = disconnect;
}
Object.assign(globalThis, { ResizeObserver: ObserverOfTheTest });

function Reading() {
  const container = useRef<HTMLDivElement>(null);
  useReachableScrollers(container);
  return (
    <div ref={container}>
      <pre>const kettle = new Kettle();</pre>
    </div>
  );
}

test('code that is wider than its box can be reached by keyboard, code that fits is no stop', () => {
  const { container, unmount } = render(<Reading />);
  const code = container.querySelector('pre') as HTMLElement;
  Object.defineProperty(code, 'clientWidth', { value: 300 });

  Object.defineProperty(code, 'scrollWidth', { value: 480, configurable: true });
  resized();
  expect(code.tabIndex).toBe(0);

  Object.defineProperty(code, 'scrollWidth', { value: 300, configurable: true });
  resized();
  expect(code.hasAttribute('tabindex')).toBe(false);

  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
