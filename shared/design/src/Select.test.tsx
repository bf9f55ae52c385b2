/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Select } from './Select.tsx';

afterEach(cleanup);

test('it has its label, its options and what there is to say about it', () => {
  const chosen: string[] = [];
  render(
    <Select label="Sort by" hint="Newest first." defaultValue="date" onChange={({ currentTarget }) => chosen.push(currentTarget.value)}>
      <option value="date">Date</option>
      <option value="title">Title</option>
    </Select>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Newest first.');
  fireEvent.change(select, { target: { value: 'title' } });
  expect(chosen).toEqual(['title']);
});
