/** @jest-environment jsdom */
import type { Document } from '@webdocs/contracts/page/page';
import { act } from '@testing-library/react';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser } from '@webdocs/testing/render';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import { toolbar } from './Toolbar.tsx';

class Events extends EventTarget {
  static opened: Events[] = [];
  closed = false;
  constructor(readonly address: string) {
    super();
    Events.opened.push(this);
  }
  close() {
    this.closed = true;
  }
}
Object.assign(globalThis, { EventSource: Events });

const flaw = {
  id: 'broken_links1',
  kind: 'redirected-link',
  explanation: 'Tea has moved',
  suggestion: '/new',
  fixable: true,
  line: 7,
  sourceContext: '[t](/old)',
};
const flawed: Document = {
  ...boilPage.doc,
  source: { folder: 'en-us/kettle', filename: 'index.md' },
  flaws: { broken_links: [flaw], other: [{ id: 'other1', kind: 'sectioning', explanation: 'Levels' }] },
};

let asked: string[] = [];
let answer: object = {};
let status = 200;
beforeEach(() => {
  asked = [];
  status = 200;
  globalThis.fetch = jest.fn(async (address: unknown, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${String(address)}`);
    return { ok: status < 400, status, json: async () => answer, text: async () => JSON.stringify(answer) };
  }) as unknown as typeof fetch;
});

async function shown(doc: Document, developmentMode = false) {
  const { component: Toolbar, messages } = toolbar;
  const part = browserEntry(definePart({ component: () => <Toolbar doc={doc} followsFile={!developmentMode} />, messages }));
  const { element, unmount } = await mountInBrowser(part, 'mfe-docs/page', { page: boilPage });
  const press = (words: string) =>
    act(async () => [...element.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click());
  return { element, press, unmount };
}

test('a writer sees what is wrong, what would be better, and where', async () => {
  const { element } = await shown(flawed);
  expect(element.querySelector('summary')?.textContent).toBe('2 flaws');
  expect(element.textContent).toContain('Tea has moved Better: /new');
  expect(element.querySelector('pre')?.textContent).toBe('[t](/old)');
  expect(element.querySelector('a[target]')?.getAttribute('href')).toBe(`/_document?url=${encodeURIComponent(boilPage.url)}`);
  expect(element.textContent).toContain('Last modified March 9, 2026');
});

test('a page without flaws says so and has nothing to fix', async () => {
  const { element } = await shown({ ...flawed, flaws: undefined });
  expect(element.textContent).toContain('No flaws');
  expect(element.textContent).not.toContain('Fix');
});

test('flaws are fixed and counted at the press of a button', async () => {
  answer = { fixed: 1 };
  const { element, press } = await shown(flawed);
  await press('Fix 1 of them');
  expect(asked).toContain(`PUT /_document/fix-flaws?url=${encodeURIComponent(boilPage.url)}`);
  expect(element.querySelector('output')?.textContent).toBe('1 flaw fixed');
});

test('the file opens in the editor at the line of a flaw, and a reason is given when it does not', async () => {
  answer = { message: 'No editor opened' };
  status = 501;
  const { element, press } = await shown(flawed);
  await press('Line 7');
  expect(asked).toContain('GET /_open?filepath=en-us%2Fkettle%2Findex.md&line=7');
  expect(element.querySelector('output')?.textContent).toBe('That did not work: No editor opened');
});

test('the page listens for changes while it is open', async () => {
  const { unmount } = await shown(flawed);
  const events = Events.opened.at(-1);
  expect([events?.address, events?.closed]).toEqual(['/_changes', false]);
  await unmount();
  expect(events?.closed).toBe(true);
});

test('where the shell refreshes the page nothing else listens', async () => {
  const before = Events.opened.length;
  await shown(flawed, true);
  expect(Events.opened).toHaveLength(before);
});
