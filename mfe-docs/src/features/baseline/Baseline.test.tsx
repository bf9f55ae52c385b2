/** @jest-environment jsdom */
import type { Document } from '@webdocs/contracts/page/page';
import { act } from '@testing-library/react';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { addSink } from '@webdocs/telemetry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import words from '../../pages/document/words/en-US.ftl';
import { Baseline } from './Baseline.tsx';

let part: MountedPart | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  jest.restoreAllMocks();
  await part?.unmount();
  part = undefined;
});

async function shown(change: Partial<Document> = {}): Promise<HTMLDetailsElement> {
  const doc = { ...boilPage.doc, ...change };
  const lifecycles = browserEntry(definePart({ component: () => <Baseline doc={doc} />, messages: words }));
  part = await mountInBrowser(lifecycles, 'mfe-docs/page', { page: boilPage });
  return part.element.querySelector('details') as HTMLDetailsElement;
}
const toggle = (details: HTMLDetailsElement) =>
  act(async () => {
    details.querySelector('summary')?.click();
    await new Promise((turn) => setTimeout(turn, 20));
  });

test('the details are kept open from page to page, and closed again', async () => {
  const details = await shown();
  expect(details.open).toBe(false);
  await toggle(details);
  expect(localStorage.getItem('baseline-indicator')).toBe('open');
  await part?.unmount();
  const next = await shown();
  expect(next.open).toBe(true);
  await toggle(next);
  expect(localStorage.getItem('baseline-indicator')).toBe('closed');
});

test('a browser that keeps nothing opens them all the same', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const details = await shown();
  await toggle(details);
  expect(details.open).toBe(true);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('baseline-indicator'));
});

test('what a reader opens and follows is told under its name', async () => {
  const clicks: string[] = [];
  const remove = addSink((metric) => void (metric.kind === 'click' && clicks.push(metric.source)));
  // What happened in the tests before was kept for the first who listens.
  clicks.length = 0;
  const details = await shown();
  await toggle(details);
  details.addEventListener('click', (event) => event.preventDefault());
  for (const link of details.querySelectorAll<HTMLAnchorElement>('li a')) link.click();
  await toggle(details);
  remove();
  expect(clicks.slice(0, 4)).toEqual(['baseline_toggle_open', 'baseline_link_learn', 'baseline_link_compat', 'baseline_link_feedback']);
});

test('the page that explains the words is the one of this site, where it has one', async () => {
  const details = await shown({
    baseline: { baseline: 'high', support: { chrome: '1' }, about: '/en-US/docs/Glossary/Baseline/Compatibility' },
  });
  expect([...details.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en-US/docs/Glossary/Baseline/Compatibility',
    '#browser_compatibility',
    'http://feedback.localhost',
  ]);
});

test('a hostile name is text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const details = await shown({
    status: { baseline: 'removing' },
    baseline: { baseline: false, support: {}, alternatives: [{ name }], about: 7 },
  });
  expect(details.querySelector('img')).toBeNull();
  expect(details.querySelector('summary')?.textContent).toContain(name);
});
