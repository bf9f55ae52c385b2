/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Badge } from './Badge.tsx';
import { BrokenBook } from './BrokenBook.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Field } from './Field.tsx';
import { Logo } from './Logo.tsx';
import { Menu, MenuButton, MenuGroup, MenuLink } from './Menu.tsx';
import { Note } from './Note.tsx';
import { Switch } from './Switch.tsx';
import { Toast } from './Toast.tsx';

afterEach(cleanup);

test('a button with an address is a link, one without never submits a form by accident', () => {
  render(
    <>
      <Button href="/en-US/plus">Get Plus</Button>
      <Button kind="primary">Run</Button>
      <Button type="submit">Save</Button>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Get Plus' }).getAttribute('href')).toBe('/en-US/plus');
  expect(screen.getByRole('button', { name: 'Run' }).getAttribute('type')).toBe('button');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('submit');
});

describe('a menu', () => {
  const menu = (
    <Menu id="guides" label="Guides">
      <MenuGroup label="Start">
        <MenuLink href="/en-US/docs/Learn" current>
          Learn
        </MenuLink>
        <MenuButton after={<Badge kind="new">New</Badge>}>Playground</MenuButton>
      </MenuGroup>
    </Menu>
  );

  test('opens without any script: the button names its panel', () => {
    const html = renderToStaticMarkup(menu);
    expect(html).toMatch(/<button[^>]* popoverTarget="guides"/i);
    expect(html).toMatch(/<div id="guides" popover="auto"/);
    expect(html).toContain('href="/en-US/docs/Learn"');
    expect(html).not.toContain('style=');
  });

  test('says which row is the page being read', () => {
    render(menu);
    expect(screen.getByText('Learn').closest('a')?.getAttribute('aria-current')).toBe('page');
  });

  test('closes once a row is chosen and stays open for a press between rows', () => {
    render(menu);
    const panel = document.getElementById('guides') as HTMLElement;
    const hidePopover = jest.fn();
    Object.assign(panel, { hidePopover, matches: () => true });
    fireEvent.click(screen.getByText('Start'));
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Playground'));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});

test('a field reads its error out and is marked as wrong', () => {
  render(<Field label="Email" error="Enter a full address." hint="We send one mail." defaultValue="ines@" />);
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter a full address.');
});

test('a field without anything to say points to nothing', () => {
  render(<Field label="Name" maxLength={60} />);
  const input = screen.getByLabelText('Name');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('a switch is a checkbox underneath, so that a form sends it', () => {
  render(<Switch label="Show no ads" name="no_ads" defaultChecked status="Saving…" />);
  const input = screen.getByRole<HTMLInputElement>('switch', { name: 'Show no ads' });
  expect(input.type).toBe('checkbox');
  expect(input.checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Saving…');
});

test('a toast offers its one action and a way to close it', () => {
  const undo = jest.fn();
  const close = jest.fn();
  render(
    <Toast tone="success" action={{ label: 'Undo', onPress: undo }} closeLabel="Close" onClose={close}>
      Saved.
    </Toast>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a dialog is named by its title, opens and closes with its state, and reports when the reader closes it', () => {
  const showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const close = jest.fn(function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });

  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Save page</button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Save to a collection" closeLabel="Close">
          <Field label="Name" />
        </Dialog>
      </>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByText('Save page'));
  expect(screen.getByRole('dialog', { name: 'Save to a collection' })).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByText('Save page'));
  expect(showModal).toHaveBeenCalledTimes(2);
});

test('a dialog that is opened again before the browser has told of its closing stays open', () => {
  const told: Array<() => void> = [];
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      told.push(() => this.dispatchEvent(new Event('close')));
    },
  });
  const onClose = jest.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={onClose} title="New collection" closeLabel="Close">
      <Field label="Name" />
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  rerender(dialog(false));
  rerender(dialog(true));
  for (const tell of told) tell();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  told.at(-1)?.();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a note says its kind in words', () => {
  const html = renderToStaticMarkup(
    <Note kind="warning" title="Warning">
      Mind the gap.
    </Note>,
  );
  expect(html).toContain('Warning');
  expect(html).toContain('<svg');
});

test('an empty place has a heading and one thing to do', () => {
  render(
    <EmptyState title="Nothing on this shelf yet" action={<Button href="/en-US/docs/Web">Browse the references</Button>}>
      Press the ribbon.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nothing on this shelf yet');
  expect(screen.getByRole('link').textContent).toBe('Browse the references');
});

test('the drawings are silent', () => {
  for (const drawing of [<Logo key="mark" />, <BrokenBook key="book" />])
    expect(renderToStaticMarkup(drawing)).toContain('aria-hidden="true"');
});
