/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Textarea } from './Textarea.tsx';

afterEach(cleanup);

const counter = (length: number, limit: number) => `${length} of ${limit}`;
const areaCalled = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

/** What a browser measures: every line is 24 pixels high. */
function measuredBy(area: HTMLTextAreaElement): void {
  Object.defineProperty(area, 'scrollHeight', { configurable: true, get: () => area.value.split('\n').length * 24 });
}

test('it has two rows unless told, its label, and what there is to say about it', () => {
  render(<Textarea label="Note" hint="For yourself only." />);
  const area = areaCalled('Note');
  expect(area.rows).toBe(2);
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe('For yourself only.');
  expect(area.hasAttribute('aria-invalid')).toBe(false);
});

test('an error takes the place of the hint and marks the field as wrong', () => {
  render(<Textarea label="Note" hint="For yourself only." error="This is too long." rows={4} />);
  const area = areaCalled('Note');
  expect(area.rows).toBe(4);
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe('This is too long.');
  expect(screen.queryByText('For yourself only.')).toBeNull();
});

test('it grows with what is written, and shrinks again', () => {
  const onInput = jest.fn();
  render(<Textarea label="Note" onInput={onInput} />);
  const area = areaCalled('Note');
  measuredBy(area);
  fireEvent.input(area, { target: { value: 'one\ntwo\nthree' } });
  expect(area.style.height).toBe('72px');
  fireEvent.input(area, { target: { value: 'one' } });
  expect(area.style.height).toBe('24px');
  expect(onInput).toHaveBeenCalledTimes(2);
});

test('it follows a text that the page sets', () => {
  function Page() {
    const [text, setText] = useState('one\ntwo');
    return (
      <>
        <Textarea label="Note" maxLength={160} counter={counter} value={text} onChange={(event) => setText(event.target.value)} />
        <button onClick={() => setText('')}>Empty it</button>
      </>
    );
  }
  render(<Page />);
  const area = areaCalled('Note');
  measuredBy(area);
  fireEvent.input(area, { target: { value: 'one\ntwo\nthree\nfour' } });
  expect([area.style.height, screen.queryByText('18 of 160') !== null]).toEqual(['96px', true]);
  fireEvent.click(screen.getByText('Empty it'));
  expect([area.style.height, screen.queryByText('0 of 160') !== null]).toEqual(['24px', true]);
});

test('a browser that sizes fields by their text is left to it', () => {
  render(<Textarea label="Note" />);
  const area = areaCalled('Note');
  area.style.height = '';
  Object.defineProperty(area.style, 'fieldSizing', { value: '' });
  measuredBy(area);
  fireEvent.input(area, { target: { value: 'one\ntwo' } });
  expect(area.style.height).toBe('');
});

test('it counts what is written, and the count describes the field', () => {
  render(<Textarea label="Note" hint="For yourself only." maxLength={160} counter={counter} defaultValue="Read again" />);
  const area = areaCalled('Note');
  const described = () => (area.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(area.maxLength).toBe(160);
  expect(described()).toEqual(['For yourself only.', '10 of 160']);
  fireEvent.input(area, { target: { value: 'Read again tomorrow' } });
  expect(described()).toEqual(['For yourself only.', '19 of 160']);
});

test('the server sends it whole, without a style of its own', () => {
  const html = renderToString(<Textarea label="Note" name="note" maxLength={160} counter={counter} defaultValue="Read again" />);
  expect(html).toContain('Read again</textarea>');
  expect(html).toContain('10 of 160');
  expect(html).not.toContain('style=');
});

test('what was written before the script came is counted', async () => {
  const note = <Textarea label="Note" maxLength={160} counter={counter} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(note);
  (place.querySelector('textarea') as HTMLTextAreaElement).value = 'Early';
  const root = await act(async () => hydrateRoot(place, note));
  expect(place.textContent).toContain('5 of 160');
  await act(async () => root.unmount());
  place.remove();
});

test('text beyond a limit that may be exceeded stays, and is counted', () => {
  render(<Textarea label="Description" maxLength={5} mayExceed counter={counter} defaultValue="much longer" />);
  expect(areaCalled('Description').hasAttribute('maxlength')).toBe(false);
  expect(screen.getByText('11 of 5')).toBeTruthy();
});
