/** @jest-environment jsdom */
import { createEvent, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { FileDrop } from './FileDrop.tsx';

function shown() {
  const dropped: string[] = [];
  function Place() {
    const root = useRef<HTMLDivElement>(null);
    return (
      <div data-testid="place" ref={root}>
        <p>Tea</p>
        <FileDrop root={root} onFiles={(files) => dropped.push(...files.map(({ name }) => name))} />
      </div>
    );
  }
  const { getByText, getByTestId } = render(<Place />);
  const happen = (kind: 'dragOver' | 'drop' | 'dragLeave', more: object) => {
    const event = createEvent[kind](getByText('Tea'));
    Object.assign(event, more);
    fireEvent(getByText('Tea'), event);
    return event.defaultPrevented;
  };
  return { dropped, happen, isMarked: () => getByTestId('place').hasAttribute('data-dropping') };
}

test('files that are dropped anywhere on the page are taken, and the page shows that it takes them', () => {
  const { dropped, happen, isMarked } = shown();
  expect(happen('dragOver', { dataTransfer: { types: ['Files'] } })).toBe(true);
  expect(isMarked()).toBe(true);
  expect(happen('drop', { dataTransfer: { files: [new File(['a'], 'tea.zip')] } })).toBe(true);
  expect([dropped, isMarked()]).toEqual([['tea.zip'], false]);
});

test('text goes where it is dropped, and what is dragged away again leaves no mark', () => {
  const { dropped, happen, isMarked } = shown();
  expect(happen('dragOver', { dataTransfer: { types: ['text/plain'] } })).toBe(false);
  expect(happen('drop', { dataTransfer: { files: [] } })).toBe(false);
  happen('dragOver', { dataTransfer: { types: ['Files'] } });
  happen('dragLeave', { relatedTarget: null });
  expect([dropped, isMarked()]).toEqual([[], false]);
});
