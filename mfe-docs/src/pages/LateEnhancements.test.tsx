/** @jest-environment jsdom */
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { act } from '@testing-library/react';
import { useRef } from 'react';
import { boilPage, pourPage } from '../../fixtures/kettle-pages.ts';
import words from './document/words/en-US.ftl';
import { LateEnhancements } from './LateEnhancements.tsx';
import type { TextEnhancementsProps } from './TextEnhancements.tsx';

const noLine = new Error('no line');
let hasLine: boolean;
const begun: string[] = [];

jest.mock('./TextEnhancements.tsx', () => ({
  get TextEnhancements() {
    if (!hasLine) throw noLine;
    return function TextEnhancements({ doc, container }: TextEnhancementsProps) {
      begun.push(`${doc.mdn_url}: ${container.current?.textContent}`);
      return null;
    };
  },
}));

const page = definePart({
  component: function Page({ page: shown }) {
    const container = useRef<HTMLDivElement>(null);
    if (shown.renderer !== 'Doc') return null;
    return (
      <>
        <div ref={container}>{shown.doc.title}</div>
        <LateEnhancements container={container} doc={shown.doc} edition="first" hasLinkPreviews />
      </>
    );
  },
  messages: words,
});
const openedPage = (): Promise<MountedPart> => mountInBrowser(browserEntry(page), 'mfe-docs/page', { page: boilPage });
const settled = () => act(async () => new Promise((turn) => setTimeout(turn)));

beforeEach(() => {
  hasLine = true;
  begun.length = 0;
});

test('a text is enhanced once it is in the page', async () => {
  const { element, unmount } = await openedPage();
  await settled();
  expect(begun).toEqual([`${boilPage.url}: ${element.textContent}`]);
  await unmount();
});

test('a text whose enhancements do not come is read as it is, and the next one asks again', async () => {
  hasLine = false;
  const { element, reports, show, unmount } = await openedPage();
  await settled();
  expect(reports).toEqual([{ code: 'PART_EFFECT_FAILED', cause: noLine }]);
  expect(element.textContent).not.toBe('');
  hasLine = true;
  await show({ page: pourPage });
  await settled();
  expect(begun.at(-1)).toBe(`${pourPage.url}: ${element.textContent}`);
  await unmount();
});
