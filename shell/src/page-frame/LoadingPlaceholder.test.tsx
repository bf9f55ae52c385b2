/** @jest-environment jsdom */
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser } from '@webdocs/testing/render';
import { act } from '@testing-library/react';
import words from '../words/en-US.ftl';
import { LoadingPlaceholder } from './LoadingPlaceholder.tsx';

afterEach(() => jest.useRealTimers());

test('a wait is kept quiet for a second, then it is said', async () => {
  const part = browserEntry(definePart({ component: () => <LoadingPlaceholder />, messages: words }));
  const spoken = jest.spyOn(globalThis, 'setTimeout');
  const { element, unmount } = await mountInBrowser(part, 'shell/placeholder', {
    page: { renderer: 'Spa', url: '/en-US/play', slug: 'play', pageTitle: '' },
  });
  expect(element.querySelector('[role=status]')?.textContent).toBe('');
  const [say] = spoken.mock.calls.find(([, milliseconds]) => milliseconds === 1000) ?? [];
  await act(async () => say?.());
  expect(element.querySelector('[role=status]')?.textContent).toBe('Loading…');
  await unmount();
  spoken.mockRestore();
});
