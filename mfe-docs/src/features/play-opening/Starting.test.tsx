/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import { starting } from './Starting.tsx';

let part: MountedPart;
afterEach(() => part.unmount());

async function show(missing?: string) {
  const Shown = () => <starting.component onCode={() => undefined} missing={missing} />;
  part = await mountInBrowser(browserEntry(definePart({ component: Shown, messages: starting.messages })), 'mfe-docs/play', {
    page: boilPage,
  });
  return within(part.element);
}

test.each([undefined, 'gone', 'hidden', 'unreadable'])('without code the reader starts from a template: %s', async (missing) => {
  const scope = await show(missing);
  expect(scope.getByRole('heading', { name: 'Start from something that works' })).toBeTruthy();
  expect(scope.getByRole('button', { name: /^Grid layout/ })).toBeTruthy();
});

test.each(['away', 'failed'])(
  'code of a link that may come yet is waited for, and a template does not take its place: %s',
  async (missing) => {
    const scope = await show(missing);
    expect(scope.getByText('The result will be here once the code has loaded.')).toBeTruthy();
    expect(scope.queryByRole('button')).toBeNull();
  },
);
