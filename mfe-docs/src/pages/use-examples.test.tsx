/** @jest-environment jsdom */
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { act } from '@testing-library/react';
import { useRef } from 'react';
import { boilPage } from '../../fixtures/kettle-pages.ts';
import { provideStreams, runningFrames, until } from '../../fixtures/frames.ts';
import { withWaitingFrames } from '../features/live-samples/frame-placeholder.ts';
import words from './document/words/en-US.ftl';
import { useExamples } from './use-examples.ts';

const observed = new Set<Element>();
let come: (place: Element) => void;

beforeEach(() => {
  provideStreams();
  observed.clear();
  class Observer {
    constructor(see: (entries: ReadonlyArray<{ isIntersecting: boolean; target: Element }>) => void) {
      come = (target) => see([{ isIntersecting: true, target }]);
    }
    observe = (place: Element) => observed.add(place);
    unobserve = (place: Element) => observed.delete(place);
    disconnect = () => observed.clear();
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  globalThis.fetch = (async () => ({
    ok: true,
    json: async () => ({
      doc: {
        live_samples: [
          { id: 'a', html: 'A' },
          { id: 'b', html: 'B' },
        ],
      },
    }),
  })) as never;
  window.location.hash = '';
});

const frame = (id: string) =>
  `<div class="live-sample"><iframe data-live-id="${id}" data-live-path="/en-US/docs/Here" title="${id}"></iframe></div>`;

async function pageOf(html: string): Promise<MountedPart> {
  function Article() {
    const container = useRef<HTMLDivElement>(null);
    useExamples(container, '/en-US/docs/Here', 'first');
    return <div ref={container} dangerouslySetInnerHTML={{ __html: withWaitingFrames(html) ?? '' }} />;
  }
  return mountInBrowser(browserEntry(definePart({ component: Article, messages: words })), 'mfe-docs/page', { page: boilPage });
}

test('nothing of a sample is fetched before the reader comes near, and then it alone', async () => {
  const { element, unmount } = await pageOf(frame('a') + frame('b'));
  expect(observed.size).toBe(2);
  expect(element.querySelectorAll('iframe')).toHaveLength(0);
  act(() => come(element.querySelectorAll('[data-live-id]')[1] as Element));
  const running = await until(() => runningFrames()[0]);
  expect([...element.querySelectorAll('iframe')]).toEqual([running]);
  expect(running.dataset.liveId).toBe('b');
  expect(observed.size).toBe(1);
  await unmount();
});

test('a page without samples watches nothing', async () => {
  const { unmount } = await pageOf('<p>Tea</p><interactive-example></interactive-example>');
  expect(observed.size).toBe(0);
  await unmount();
});

test('the sample that the address names has the screen, wherever it is', async () => {
  const { element, unmount } = await pageOf(frame('a') + frame('b'));
  window.location.hash = '#livesample_fullscreen=B';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  const panel = await until(() => element.querySelector('[data-full]'));
  expect(panel.getAttribute('aria-label')).toBe('b');
  await until(() => runningFrames()[0]);
  await unmount();
});
