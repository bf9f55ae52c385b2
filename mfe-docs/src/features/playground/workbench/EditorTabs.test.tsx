/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { act, useState } from 'react';
import { boilPage } from '../../../../fixtures/kettle-pages.ts';
import { usualArrangement } from '../panes/arrangement.ts';
import { editorTabs } from './EditorTabs.tsx';

const panes = [
  { name: 'html', label: 'HTML' },
  { name: 'css', label: 'CSS' },
  { name: 'js', label: 'JavaScript' },
];

let part: MountedPart | undefined;
afterEach(() => part?.unmount());

/** The tabs with one of them shown last; what comes as code, and what its reader leaves of it. */
async function open(last: string, before: SampleCode = {}) {
  let come = (_: SampleCode): void => undefined;
  let type = (_: SampleCode): void => undefined;
  function Page() {
    const [arrangement, setArrangement] = useState({ ...usualArrangement, tab: last });
    const [code, setCode] = useState({ beginning: before, current: before });
    come = (next) => setCode({ beginning: next, current: next });
    type = (next) => setCode(({ beginning }) => ({ beginning, current: next }));
    const { component: EditorTabs } = editorTabs;
    return (
      <EditorTabs
        panes={panes}
        tab={arrangement.tab}
        arrange={(change) => setArrangement((before) => ({ ...before, ...change(before) }))}
        {...code}
      />
    );
  }
  const definition = definePart({ component: Page, messages: editorTabs.messages });
  part = await mountInBrowser(browserEntry(definition), 'mfe-docs/play', { page: boilPage });
  return {
    come: (next: SampleCode) => act(async () => come(next)),
    type: (next: SampleCode) => act(async () => type(next)),
    expectShown: (name: string) =>
      waitFor(() => expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-controls')).toBe(`pane-${name}`)),
  };
}

test.each([
  ['importMap', 'html'],
  ['js', 'js'],
])('an editor is shown, also where the one that was shown last is not there: %s', async (last, shown) => {
  const { expectShown } = await open(last);
  await expectShown(shown);
});

test.each([
  ['html', { js: 'go()' }, 'js'],
  ['html', { html: '', css: 'p {}', js: 'go()' }, 'css'],
  ['js', { html: '<p>', js: 'go()' }, 'js'],
  ['css', {}, 'css'],
])('code that comes is in view: where %s was shown, of %j it is %s', async (last, code, shown) => {
  const { come, expectShown } = await open(last);
  await come(code);
  await expectShown(shown);
});

test('code that is there before the tabs are is in view too', async () => {
  const { expectShown } = await open('html', { js: 'go()' });
  await expectShown('js');
});

test('an editor that its reader empties stays in view', async () => {
  const { come, type, expectShown } = await open('html');
  await come({ html: '<p>', js: 'go()' });
  await type({ html: '', js: 'go()' });
  await expectShown('html');
});
