/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { mergedProgress, moduleKey, noProgress, withChapter, type LearningProgress } from '@webdocs/contracts/reader/learning-progress';
import { unknownSession } from '@webdocs/contracts/events/event';
import { progressStore } from '@webdocs/reading/progress-store';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart, type PageWish } from '@webdocs/testing/render';
import { curriculumPage, home, landing } from '../../../fixtures/pages.ts';

const { server, inBrowser } = remoteUnderTest();
class NothingInView {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInView, ResizeObserver: NothingInView });
Object.assign(AbortSignal, { timeout: () => new AbortController().signal });

const call = jest.fn<Promise<LearningProgress>, [unknown, { body: LearningProgress }]>();
jest.mock('@webdocs/remote-kit/call', () => ({ call: (...asked: Parameters<typeof call>) => call(...asked) }));
const answer = jest.fn<Promise<Partial<Response>>, [string]>();
Object.assign(globalThis, { fetch: answer });

const moduleOfColour = curriculumPage('module', { topic: 'Styling' });
const colour = '/en-US/curriculum/build/colour/';
const motion = '/en-US/curriculum/build/motion/';
const signedIn = { session: { ...unknownSession, status: 'signed-in' as const, isAuthenticated: true } };

let part: MountedPart;
async function shown(page: PageWish['page'], name: 'curriculum' | 'continue' = 'curriculum', more: Partial<PageWish> = {}) {
  part = await mountInBrowser(inBrowser(name), `mfe-blog-curriculum/${name}`, { page, ...more });
  await act(() => new Promise<void>((turn) => setTimeout(turn, 50)));
}
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await part?.unmount();
  progressStore.useAccount(undefined);
  jest.clearAllMocks();
});

const box = () => part.element.querySelector<HTMLInputElement>('input[type=checkbox]');
const stored = () => JSON.parse(localStorage.getItem('learning-progress') ?? '{"chapters":{}}') as LearningProgress;
const keep = (...urls: string[]) =>
  localStorage.setItem(
    'learning-progress',
    JSON.stringify(urls.reduce((progress, url, at) => withChapter(progress, moduleKey(url), { done: true }, at + 1), noProgress)),
  );
const marksIn = (selector: string) =>
  [...part.element.querySelectorAll(selector)]
    .filter(({ textContent }) => textContent?.includes('Done'))
    .map(({ textContent }) => textContent);

describe('a module', () => {
  test('has a box on the server that waits for its script, and no other page has one', async () => {
    const html = async (page: PageWish['page']) => renderOnServer(server, 'curriculum', { page });
    expect(await html(moduleOfColour)).toMatch(/<input type="checkbox" disabled=""\/>I’ve done this module/);
    for (const page of [landing, curriculumPage('overview'), curriculumPage('about'), curriculumPage('default')])
      expect(await html(page)).not.toContain('checkbox');
  });

  test('is ticked as done and kept in this browser, and the tick is taken back', async () => {
    await shown(moduleOfColour);
    await act(async () => box()?.click());
    expect([box()?.checked, stored().chapters[moduleKey(colour)]?.done]).toEqual([true, true]);
    expect(part.element.textContent).toContain('Saved on this device.');
    expect(part.element.querySelector('article')?.textContent).toContain('1 of 5 modules done');
    expect(new Set(marksIn('nav li li'))).toEqual(new Set(['2. ColourDone']));
    await act(async () => box()?.click());
    expect([box()?.checked, stored().chapters[moduleKey(colour)]?.done, marksIn('nav li li')]).toEqual([false, false, []]);
    expect(call).not.toHaveBeenCalled();
  });

  test('agrees with another tab', async () => {
    await shown(moduleOfColour);
    keep(colour);
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'learning-progress' })));
    expect(box()?.checked).toBe(true);
  });

  test('of a reader who signs in is kept in the account, with what was ticked before', async () => {
    const elsewhere = withChapter(noProgress, moduleKey(motion), { done: true }, 3);
    call.mockImplementation(async (_, { body }) => mergedProgress(elsewhere, body));
    keep(colour);
    await shown(moduleOfColour, 'curriculum', { facts: signedIn });
    expect(call.mock.calls[0]?.[1].body.chapters[moduleKey(colour)]?.done).toBe(true);
    expect([box()?.checked, Object.keys(stored().chapters).sort()]).toEqual([true, [moduleKey(colour), moduleKey(motion)]]);
    expect(part.element.textContent).toContain('Saved in your account');
  });

  test('whose account cannot be reached stays ticked here, says so and tries again', async () => {
    call.mockRejectedValue(new Error('503'));
    keep(colour);
    await shown(moduleOfColour, 'curriculum', { facts: signedIn });
    const alert = () => part.element.querySelector('[role=alert]');
    expect(alert()?.textContent).toContain('Saved on this device. It couldn’t be saved to your account.');
    expect([box()?.checked, stored().chapters[moduleKey(colour)]?.done]).toEqual([true, true]);
    call.mockImplementation(async (_, { body }) => body);
    await act(async () => alert()?.querySelector('button')?.click());
    expect([alert(), box()?.checked]).toEqual([null, true]);
  });

  test('of a site that takes no changes is kept in the browser alone', async () => {
    keep(colour);
    await shown(moduleOfColour, 'curriculum', { facts: signedIn, configuration: { readOnly: true } });
    expect(call).not.toHaveBeenCalled();
    expect(part.element.querySelector('article')?.textContent).toMatch(/Saved on this device\.\s*$/);
  });
});

test('a learner takes the ticks along as a file, from the first page', async () => {
  const made = jest.fn<string, [Blob]>(() => 'blob:progress');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = () => undefined;
  const exportButton = () => [...part.element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Export progress');
  await shown(landing);
  expect(exportButton()).toBeUndefined();
  await part.unmount();
  keep(colour);
  await shown(landing);
  await act(async () => exportButton()?.click());
  expect(made.mock.calls[0]?.[0].size).toBe(JSON.stringify(stored(), null, 2).length);
});

test('the first page and the page of a part show what is done', async () => {
  keep(colour, motion);
  await shown(landing);
  expect(marksIn('article ol > li li')).toEqual(['ColourDone', 'MotionDone']);
  expect(part.element.textContent).toContain('2 of 5 modules done');
  await part.unmount();
  await shown(curriculumPage('overview', { modules: landing.doc.modules[1]?.children ?? [] }));
  expect(part.element.querySelector('article')?.textContent).toContain('2 of 3 modules done');
  expect(marksIn('article li h3')).toHaveLength(2);
});

describe('the front page', () => {
  const replies = (status: number, body: unknown) =>
    answer.mockResolvedValue({ ok: status === 200, status, json: async () => body } as Partial<Response>);
  const text = () => part.element.textContent ?? '';

  test('shows nothing to a reader who ticked nothing, and asks for nothing', async () => {
    expect(await renderOnServer(server, 'continue', { page: home, slot: 'learning' })).not.toContain('section');
    await shown(home, 'continue');
    expect([text(), answer.mock.calls, call.mock.calls]).toEqual(['', [], []]);
  });

  test('says how far a learner is, and leads to the next module', async () => {
    replies(200, landing);
    keep('/en-US/curriculum/begin/tools/');
    await shown(home, 'continue');
    expect(answer.mock.calls.map(([address]) => address)).toEqual(['/en-US/curriculum/index.json']);
    expect(text()).toContain('1 of 5 modules done');
    const link = part.element.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Next module', '/en-US/curriculum/begin/manners/']);
    expect(part.element.querySelector('[lang="en-US"]')?.textContent).toBe('2. Manners');
  });

  test('says when all of it is done', async () => {
    replies(200, landing);
    keep(...landing.doc.modules.flatMap(({ children = [] }) => children.map(({ url }) => url)));
    await shown(home, 'continue');
    expect(text()).toContain('You’ve done every module');
    expect(part.element.querySelector('a')?.getAttribute('href')).toBe('/en-US/curriculum/');
  });

  test.each([
    ['is missing', 404, {}],
    ['cannot be had', 503, {}],
    ['has other modules now', 200, { doc: { title: 'Curriculum', body: [], modules: [] } }],
    ['is of another form', 200, { doc: { title: 'Curriculum', body: [null], modules: [null, { children: [7] }] } }],
  ])('of a site whose curriculum %s shows nothing', async (_, status, body) => {
    replies(status, body);
    keep(colour);
    await shown(home, 'continue');
    expect([text(), part.reports]).toEqual(['', []]);
  });
});
