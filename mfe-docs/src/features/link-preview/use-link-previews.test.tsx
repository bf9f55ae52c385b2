/** @jest-environment jsdom */
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import words from '../../pages/document/words/en-US.ftl';
import { useLinkPreviews } from './use-link-previews.ts';

const considered: string[] = [];

jest.mock('./link-previews.ts', () => ({
  linkPreviews: () => ({
    consider: (link: HTMLAnchorElement, address: string, interest: string) => considered.push(`${address} by ${interest}`),
    stop: () => undefined,
  }),
}));

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  considered.length = 0;
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null });
});

function Page() {
  const container = useRef<HTMLDivElement>(null);
  useLinkPreviews(container, '/en-US/docs/Tea', true);
  return (
    <div ref={container}>
      <article>
        <a ref={(link) => link?.focus()} href="/en-US/docs/Cup">
          cup
        </a>
      </article>
    </div>
  );
}

const openedPage = (): Promise<MountedPart> =>
  mountInBrowser(browserEntry(definePart({ component: Page, messages: words })), 'mfe-docs/page', { page: boilPage });

test('a link that its reader has come to before the previews have is considered, once they stay there', async () => {
  const { unmount } = await openedPage();
  expect(considered).toEqual([]);
  await waitFor(() => expect(considered).toEqual(['/en-US/docs/Cup by focus']));
  await unmount();
});

test('a link that is left at once is not considered', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { unmount } = await openedPage();
  document.querySelector('a')?.blur();
  await jest.advanceTimersByTimeAsync(1000);
  expect(considered).toEqual([]);
  await unmount();
});
