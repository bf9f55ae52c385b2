/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { useState } from 'react';
import { boilPage } from '../../../../fixtures/kettle-pages.ts';
import words from '../words/en-US.ftl';
import { Pane } from './Pane.tsx';

let part: MountedPart | undefined;
afterEach(() => part?.unmount());

test('a pane is folded away by the button in its head, and what is in it stays as it is', async () => {
  function Page() {
    const [isFolded, setFolded] = useState(false);
    return (
      <Pane
        name="js"
        label="JavaScript"
        controls={<i>Strict</i>}
        body={<input />}
        isFolded={isFolded}
        isCurrent={false}
        onFold={setFolded}
      />
    );
  }
  part = await mountInBrowser(browserEntry(definePart({ component: Page, messages: words })), 'mfe-docs/play', { page: boilPage });
  const fold = screen.getByRole('button', { name: 'JavaScript pane' });
  const field = screen.getByRole('textbox') as HTMLInputElement;
  fireEvent.input(field, { target: { value: 'tea' } });
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')?.contains(field)).toBe(true);

  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('heading', { name: 'JavaScript' }).isConnected && screen.getByText('Strict').isConnected).toBe(true);

  fireEvent.click(fold);
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field.value).toBe('tea');
});
