/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { useState } from 'react';
import { boilPage } from '../../../../fixtures/kettle-pages.ts';
import { usualArrangement } from '../panes/arrangement.ts';
import { editorTabs } from './EditorTabs.tsx';

const panes = [
  { name: 'html', label: 'HTML' },
  { name: 'js', label: 'JavaScript' },
];

let part: MountedPart | undefined;
afterEach(() => part?.unmount());

test.each([
  ['importMap', 'pane-html'],
  ['js', 'pane-js'],
])('an editor is shown, also where the one that was shown last is not there: %s', async (last, shown) => {
  function Page() {
    const [arrangement, setArrangement] = useState({ ...usualArrangement, tab: last });
    const { component: EditorTabs } = editorTabs;
    return (
      <EditorTabs
        panes={panes}
        tab={arrangement.tab}
        arrange={(change) => setArrangement((before) => ({ ...before, ...change(before) }))}
      />
    );
  }
  part = await mountInBrowser(browserEntry(definePart({ component: Page, messages: editorTabs.messages })), 'mfe-docs/play', {
    page: boilPage,
  });
  await waitFor(() => expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-controls')).toBe(shown));
});
