/** @jest-environment jsdom */
import { fireEvent, within } from '@testing-library/react';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import type { ComponentProps } from 'react';
import { boilPage } from '../../../../fixtures/kettle-pages.ts';
import { notices } from './Notices.tsx';

const Notices = notices.component;
type Code = ComponentProps<typeof Notices>['code'];
const own: Code = { missing: undefined, isShared: false, isWaiting: false, isFromFile: false, id: undefined, copiedFrom: undefined };

const acts: string[] = [];
let part: MountedPart;
beforeEach(() => void acts.splice(0));
afterEach(() => part.unmount());

async function show(code: Partial<Code>) {
  const Shown = () => <Notices code={{ ...own, ...code }} onAct={(act) => acts.push(act)} />;
  const lifecycles = browserEntry(definePart({ component: Shown, messages: notices.messages }));
  part = await mountInBrowser(lifecycles, 'mfe-docs/play', { page: boilPage });
  return within(part.element);
}

test('a copy of shared code leads to the original, which can be reported', async () => {
  const scope = await show({ copiedFrom: 'abcdefghijkl' });
  const link = scope.getByRole('link', { name: 'Copied from this shared code' });
  expect(link.getAttribute('href')).toBe('/en-US/play?id=abcdefghijkl');
  // What a page of the site leads to runs at once; this is code of another.
  expect(link.getAttribute('rel')).toBe('noreferrer');
  fireEvent.click(scope.getByRole('button', { name: 'Report the original' }));
  expect(acts).toEqual(['report']);
});

test('code of the reader alone says nothing of where it is from', async () => {
  await show({});
  expect(part.element.textContent).toBe('');
});
