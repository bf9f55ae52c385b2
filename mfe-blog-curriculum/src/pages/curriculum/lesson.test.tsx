/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, type MountedPart, type PageWish } from '@webdocs/testing/render';
import { curriculumPage, landing } from '../../../fixtures/pages.ts';

const { inBrowser } = remoteUnderTest();

// jsdom lays nothing out, and has dialogs without the way to open them.
class NothingInView {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInView, ResizeObserver: NothingInView });
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollTo = () => undefined;

let full: Element | null = null;
const setFull = (element: Element | null) => {
  full = element;
  document.dispatchEvent(new Event('fullscreenchange'));
};
Object.defineProperty(document, 'fullscreenElement', { get: () => full });
Object.assign(document, { exitFullscreen: async () => setFull(null) });
const requestFullscreen = jest.fn(async function (this: Element) {
  setFull(this);
});
Object.assign(Element.prototype, { requestFullscreen });

const answer = jest.fn<Promise<Partial<Response>>, [string]>();
Object.assign(globalThis, { fetch: answer });
Object.assign(AbortSignal, { timeout: () => new AbortController().signal });

let part: MountedPart;
const shown = async (page: PageWish['page'], more: Partial<PageWish> = {}) => {
  part = await mountInBrowser(inBrowser('curriculum'), 'mfe-blog-curriculum/curriculum', { page, ...more });
};
afterEach(async () => {
  await part.unmount();
  full = null;
  jest.clearAllMocks();
});

const settle = () => act(() => new Promise<void>((turn) => setTimeout(turn, 20)));
/** Whether the link is followed: jsdom goes nowhere, and would say so. */
async function click(selector: string, init: MouseEventInit = {}): Promise<boolean> {
  let isFollowed = false;
  const instead = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', instead, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  await act(async () => part.element.querySelector(selector)?.dispatchEvent(event));
  await settle();
  return isFollowed;
}
const dialog = () => part.element.querySelector('dialog');
const buttonNamed = (name: string) => [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => buttonNamed(name)?.click());

const poster = 'a[href^="https://lessons.scrimba.com"]';

describe('a lesson of the partner', () => {
  test('is closed, then open in full screen in a frame beside the samples, then closed, and nothing of it stays', async () => {
    await shown(landing);
    expect(part.element.querySelector('dialog, iframe')).toBeNull();
    expect(await click(poster)).toBe(false);
    expect([dialog()?.open, full === dialog()?.firstElementChild]).toEqual([true, true]);
    const frame = part.element.querySelector('iframe');
    expect([frame?.getAttribute('src'), frame?.title]).toEqual([
      'http://lessons.play.localhost/?url=https%3A%2F%2Flessons.scrimba.com%2Flearn%3Fvia%3Dmdn%26embed%3D',
      'The course',
    ]);
    await press('Close');
    await settle();
    expect([dialog(), full, part.element.querySelector('iframe')]).toEqual([null, null, null]);
  });

  test('is closed by leaving full screen', async () => {
    await shown(landing);
    await click(poster);
    await act(async () => setFull(null));
    expect(dialog()).toBeNull();
  });

  test('is closed by Escape only after full screen has ended, so that the focus can return', async () => {
    await shown(landing);
    await click(poster);
    const escape = () => new Event('cancel', { cancelable: true });
    const wasLeftToTheBrowser = await act(async () => dialog()?.dispatchEvent(escape()));
    expect([wasLeftToTheBrowser, full, dialog()]).toEqual([false, null, null]);

    requestFullscreen.mockRejectedValueOnce(new TypeError('not now'));
    await click(poster);
    expect(await act(async () => dialog()?.dispatchEvent(escape()))).toBe(true);
  });

  test('fills the window where the browser allows no full screen', async () => {
    requestFullscreen.mockRejectedValueOnce(new TypeError('not now'));
    await shown(landing);
    await click(poster);
    expect([dialog()?.open, full]).toEqual([true, null]);
  });

  test('leaves a click that asks for a new tab alone', async () => {
    await shown(landing);
    expect([await click(poster, { ctrlKey: true }), dialog()]).toEqual([true, null]);
  });

  test('is followed as a link on a site without a host for frames', async () => {
    await shown(landing, { configuration: { addresses: { play: '' } as never } });
    expect([await click(poster), dialog()]).toEqual([true, null]);
  });

  test('opens from the text of a module too', async () => {
    const value = { id: null, title: null, isH3: false, content: '<p><a class="scrim" href="https://v2.scrimba.com/a">Nouns</a></p>' };
    await shown(curriculumPage('module', { body: [{ type: 'prose', value }] }));
    await click('a.scrim');
    expect([dialog()?.querySelector('h2')?.textContent, dialog()?.querySelector('iframe')?.title]).toEqual(['Nouns', 'Nouns']);
  });
});

describe('a lesson of the site itself', () => {
  const url = '/en-US/curriculum/a-lesson/';
  const page = { ...landing, doc: { ...landing.doc, partner: { title: 'A lesson', url, summary: 'Try it.' } } };
  const lesson = {
    doc: {
      title: 'A lesson',
      body: ['One', 'Two'].map((title) => ({ type: 'prose', value: { id: title, title, isH3: false, content: `<p>${title}.</p>` } })),
    },
  };
  const replies = (status: number, body: unknown) =>
    answer.mockResolvedValue({ ok: status === 200, status, json: async () => body } as Partial<Response>);
  const step = () => dialog()?.querySelector('h3')?.textContent;

  test('is asked for when it is opened, and shows one section after the other', async () => {
    replies(200, lesson);
    await shown(page);
    expect(answer).not.toHaveBeenCalled();
    await click(`a[href="${url}"]`);
    expect(answer.mock.calls.map(([address]) => address)).toEqual([`${url}index.json`]);
    expect([step(), dialog()?.textContent]).toEqual(['One', expect.stringContaining('1 of 2')]);
    expect(dialog()?.querySelector('iframe')).toBeNull();
    await press('Next step');
    expect([step(), document.activeElement?.textContent, buttonNamed('Next step')?.disabled]).toEqual(['Two', 'Two', true]);
    await press('Previous step');
    expect(step()).toBe('One');
  });

  test.each([
    ['is missing', 404, {}],
    ['cannot be had', 503, {}],
    ['has no text', 200, { doc: { title: 'A lesson', body: [] } }],
    ['is of another form', 200, { hyData: {} }],
  ])('that %s says so, and is asked for again', async (_, status, body) => {
    replies(status, body);
    await shown(page);
    await click(`a[href="${url}"]`);
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain('The lesson couldn’t be loaded.');
    replies(200, lesson);
    await press('Try again');
    await settle();
    expect(step()).toBe('One');
  });
});
