/** @jest-environment jsdom */
import { Blob } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { CompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { FailureCode } from '@webdocs/contracts/failures/failure';
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import { playgroundLimits } from '@webdocs/contracts/api/playgrounds';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import { sharing } from './Sharing.tsx';

// What browsers have and jsdom lacks.
Object.assign(globalThis, { Blob, CompressionStream, TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const Sharing = sharing.component;
const member: Session = { ...unknownSession, status: 'signed-in', isAuthenticated: true, username: 'ada' };
const visitor: Session = { ...unknownSession, status: 'anonymous' };
const tea: SampleCode = { html: '<p>Tea', css: '', js: '' };
const play = '/api/v1/play/';

type Answer = readonly [status: number, body?: unknown] | 'no answer';
const refusal = (status: number, failure: FailureCode): Answer => [status, { code: status, message: 'Words', error: 'Words', failure }];

let answers: Record<string, Answer>;
let calls: string[];
let part: MountedPart;
let closed: number;
beforeEach(() => {
  answers = { 'GET /api/v1/whoami': [200, { csrf_token: 'token' }] };
  calls = [];
  closed = 0;
  sessionStorage.clear();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  globalThis.fetch = (async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${address.split('?')[0]}`;
    if (!address.endsWith('/whoami')) calls.push([method, address, body].filter(Boolean).join(' '));
    const answer = answers[call] ?? [404, {}];
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    const text = answer[1] === undefined ? '' : JSON.stringify(answer[1]);
    return { ok: answer[0] < 400, status: answer[0], headers: new Headers(), text: async () => text, json: async () => answer[1] };
  }) as unknown as typeof fetch;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
afterEach(() => part.unmount());

const acted = (work: () => unknown) =>
  act(async () => {
    await work();
    await new Promise((turn) => setTimeout(turn, 20));
  });

interface Opened {
  readonly code?: SampleCode;
  readonly id?: string;
  readonly session?: Session;
}

async function open(view: 'share' | 'mine' | 'report', { code = tea, id, session = member }: Opened = {}): Promise<void> {
  const Shown = () => <Sharing view={view} code={code} id={id} onClose={() => (closed += 1)} />;
  const lifecycles = browserEntry(definePart({ component: Shown, messages: sharing.messages }));
  part = await mountInBrowser(lifecycles, 'mfe-docs/play', { page: boilPage, facts: { session } });
  await acted(() => undefined);
  // The code is packed by a stream, in as many turns as the machine takes.
  if (view === 'share') await waitFor(() => expect(scope().queryByDisplayValue('')).toBeNull(), { timeout: 4000 });
}
const scope = () => within(part.element);
const press = (name: string | RegExp) => acted(() => fireEvent.click(scope().getByRole('button', { name })));
const field = (name: string) => scope().getByRole<HTMLInputElement>('textbox', { name });

describe('sharing', () => {
  test('a member makes a short link of the code, copies it, and deletes it again', async () => {
    answers[`POST ${play}`] = [201, { id: 'abcdefghijkl' }];
    answers[`DELETE ${play}abcdefghijkl`] = [200];
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    await open('share');
    expect(calls).toEqual([]);
    await press('Create link');
    expect(calls).toEqual([`POST ${play} {"html":"<p>Tea","css":"","js":""}`]);
    expect(field('Short link').value).toBe('http://localhost/en-US/play?id=abcdefghijkl');
    await press('Copy: Short link');
    expect(copied).toEqual(['http://localhost/en-US/play?id=abcdefghijkl']);
    expect(scope().getByRole('status').textContent).toBe('Copied.');
    await press('Copy as Markdown');
    expect(copied[1]).toBe('```html\n<p>Tea\n```\n\n[Playground](http://localhost/en-US/play?id=abcdefghijkl)\n');
    await press('Delete the link');
    expect(scope().queryByRole('textbox', { name: 'Short link' })).toBeNull();
    expect(scope().getByRole('status').textContent).toBe('The link was deleted. Your code is still here.');
  });

  test('a visitor gets the link that carries the code, and may log in: the tab keeps the code meanwhile', async () => {
    await open('share', { session: visitor });
    expect(field('Link that contains the code').value).toMatch(/^http:\/\/localhost\/en-US\/play#state=./);
    expect(scope().queryByRole('button', { name: 'Create link' })).toBeNull();
    const link = scope().getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/users/fxa/login/authenticate/?next=%2Fen-US%2Fplay');
    link.addEventListener('click', (event) => event.preventDefault());
    await acted(() => fireEvent.click(link));
    expect(sessionStorage.getItem('playground-session-code')).toBe(JSON.stringify(tea));
    expect(calls).toEqual([]);
  });

  test.each([
    [
      'code of a link waits for its first run after logging in too',
      '#state=q1Y',
      '{"html":"mine"}',
      JSON.stringify({ ...tea, waits: true }),
    ],
    ['what was written in the tab stays as the tab keeps it', '', '{"html":"mine","id":"k"}', '{"html":"mine","id":"k"}'],
  ])('%s', async (_, hash, before, after) => {
    window.history.replaceState(null, '', `/en-US/play${hash}`);
    sessionStorage.setItem('playground-session-code', before);
    await open('share', { session: visitor });
    const link = scope().getByRole('link', { name: 'Log in' });
    link.addEventListener('click', (event) => event.preventDefault());
    await acted(() => fireEvent.click(link));
    window.history.replaceState(null, '', '/');
    expect(sessionStorage.getItem('playground-session-code')).toBe(after);
  });

  test('code that was opened by a link and not changed has that link', async () => {
    await open('share', { id: 'abcdefghijkl', session: visitor });
    expect(field('Short link').value).toBe('http://localhost/en-US/play?id=abcdefghijkl');
    expect(scope().queryByRole('button', { name: 'Delete the link' })).toBeNull();
  });

  test('nothing is shared where there is no code', async () => {
    await open('share', { code: {} });
    expect(scope().getByText('There is no code to share yet.')).toBeTruthy();
    expect(scope().queryByRole('button', { name: 'Create link' })).toBeNull();
  });

  test('code that is too long for an address is said to be, and more than a megabyte is not even sent', async () => {
    const random = Array.from({ length: 80_000 }, (_, turn) => ((turn * 7919) % 104_729).toString(36)).join('');
    await open('share', { code: { js: random } });
    expect(await scope().findByText('Your code is too long for a link that contains it.', {}, { timeout: 10_000 })).toBeTruthy();
    await part.unmount();
    await open('share', { code: { js: 'x'.repeat(playgroundLimits.bytes) } });
    await press('Create link');
    expect(scope().getByRole('alert').textContent).toMatch(/^Your code is larger than 1 MB/);
    expect(calls).toEqual([]);
  });

  test.each<[string, Answer, RegExp, boolean]>([
    ['the network is away', 'no answer', /^There is no connection/, true],
    ['the session has ended', refusal(401, 'UNAUTHENTICATED'), /^Your session has ended/, true],
    ['it was too often', refusal(429, 'TOO_MANY_REQUESTS'), /^That was a lot/, true],
    ['the account is full', refusal(400, 'PLAYGROUNDS_FULL'), /^Your account has no room/, true],
    ['staff have hidden it', refusal(403, 'PLAYGROUND_HIDDEN'), /^Staff have hidden/, false],
    ['the site is in trouble', [503, {}], /^That didn’t work/, true],
    ['the answer broke off half-way', [201, { i: 1 }], /^That didn’t work/, true],
  ])('where %s this is said, and the way on', async (_, answer, said, mayTryAgain) => {
    answers[`POST ${play}`] = answer;
    await open('share');
    await press('Create link');
    expect(scope().getByRole('alert').textContent).toMatch(said);
    expect(scope().queryByRole('button', { name: 'Try again' }) !== null).toBe(mayTryAgain);
    if (!mayTryAgain) return;
    answers[`POST ${play}`] = [201, { id: 'abcdefghijkl' }];
    await press('Try again');
    expect(field('Short link').value).toContain('?id=abcdefghijkl');
    expect(scope().queryByRole('alert')).toBeNull();
  });

  test('the code is taken away as the address of a page, as a page, and as a zip, without an account', async () => {
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const saved: Array<readonly [name: string, file: Blob]> = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(['', file])}`, revokeObjectURL: () => undefined });
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push([this.download, (saved.pop() ?? [])[1] as Blob]);
    };
    await open('share', { session: visitor });
    await press('Copy as data address');
    expect(copied).toEqual([expect.stringMatching(/^data:text\/html;charset=utf-8,%3C!doctype%20html%3E.*%3Cp%3ETea/)]);
    await press('Download HTML');
    expect(scope().getByRole('status').textContent).toBe('The download of playground.html has started.');
    await press('Download ZIP');
    await waitFor(() => expect(scope().getByRole('status').textContent).toBe('The download of playground.zip has started.'));
    expect(saved.map(([name]) => name)).toEqual(['playground.html', 'playground.zip']);
    expect(await saved[0]?.[1].text()).toContain('<p>Tea');
    expect((await saved[1]?.[1].text())?.slice(0, 2)).toBe('PK');
  });

  test('the code is embedded in other sites, and the reader says what of it is shown there', async () => {
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    await open('share', { session: visitor });
    const copy = async (name: string) => {
      await press(name);
      // The status may still be that of the copy before.
      await waitFor(() => expect(copied).toHaveLength(1));
      await waitFor(() => expect(scope().getByRole('status').textContent).toBe('Copied.'));
      return copied.pop();
    };
    expect(await copy('Copy embed code')).toMatch(
      /^<iframe src="[^"]+:\/\/embed\.play\.[^"]*\/en-US\/play#state=[^"]+" title="Code example" /,
    );
    const choose = (value: string) =>
      acted(() => fireEvent.change(scope().getByRole('combobox', { name: 'Markdown and embed show' }), { target: { value } }));
    await choose('result');
    expect(await copy('Copy embed code')).toContain('/en-US/play?show=result#state=');
    expect(await copy('Copy as Markdown')).toMatch(/^\[Playground\]\(http:\/\/localhost\/en-US\/play#state=[^)]+\)\n$/);
    await choose('code');
    expect(await copy('Copy as Markdown')).toBe('```html\n<p>Tea\n```\n');
    await part.unmount();
    await open('share', { id: 'abcdefghijkl', session: visitor });
    expect(await copy('Copy embed code')).toContain('/en-US/play?id=abcdefghijkl"');
  });

  test('code that is too long for an address is embedded by a short link, which its reader is told to make first', async () => {
    const random = Array.from({ length: 80_000 }, (_, turn) => ((turn * 7919) % 104_729).toString(36)).join('');
    await open('share', { code: { js: random } });
    await press('Copy embed code');
    await waitFor(() => expect(scope().getByRole('status').textContent).toMatch(/^Your code is too long for an embed/), {
      timeout: 10_000,
    });
  });

  test('WebAssembly text, which no page by itself can run, is taken away as a zip', async () => {
    await open('share', { code: { ...tea, wat: '(module)' } });
    expect(scope().queryByRole('button', { name: 'Download HTML' })).toBeNull();
    expect(scope().getByText(/^A page by itself can’t run WebAssembly text/)).toBeTruthy();
    expect(scope().getByRole('button', { name: 'Download ZIP' })).toBeTruthy();
  });

  test('where nothing can be copied the reader is told how to do it', async () => {
    Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    await open('share');
    await press('Copy as Markdown');
    expect(scope().getByRole('status').textContent).toMatch(/^It couldn’t be copied/);
  });
});

describe('reporting', () => {
  test('sends the reason of a reader, who is thanked', async () => {
    answers[`POST ${play}flag`] = [201];
    await open('report', { id: 'abcdefghijkl', session: visitor });
    await acted(() => fireEvent.change(field('What’s wrong? (optional)'), { target: { value: ' asks for passwords ' } }));
    await acted(() => fireEvent.submit(part.element.querySelector('form') as HTMLFormElement));
    expect(calls).toEqual([`POST ${play}flag {"id":"abcdefghijkl","reason":"asks for passwords"}`]);
    expect(scope().getByRole('status').textContent).toBe('Thank you. Staff will look at it.');
    expect(scope().queryByRole('button', { name: 'Send report' })).toBeNull();
    await press('Close');
    expect(closed).toBe(1);
  });

  test('that fails keeps what was written', async () => {
    answers[`POST ${play}flag`] = 'no answer';
    await open('report', { id: 'abcdefghijkl' });
    await acted(() => fireEvent.change(field('What’s wrong? (optional)'), { target: { value: 'spam' } }));
    await acted(() => fireEvent.submit(part.element.querySelector('form') as HTMLFormElement));
    expect(scope().getByRole('alert').textContent).toMatch(/^There is no connection/);
    expect(field('What’s wrong? (optional)').value).toBe('spam');
  });
});

describe('the playgrounds of a reader', () => {
  const info = (id: string, title: string, more: object = {}) => ({
    id,
    title,
    languages: ['html', 'js'],
    bytes: 30,
    created_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
    ...more,
  });
  const list = (playgrounds: object[], total = playgrounds.length): Answer => [200, { playgrounds, total }];
  const titles = () =>
    scope()
      .getAllByRole('listitem')
      .map((item) => item.querySelector('a')?.textContent);

  test('are listed with their links, and what staff have hidden says why', async () => {
    const hidden = { at: '2026-11-22T10:00:00.000Z', reason: 'It asks for passwords' };
    answers[`GET ${play}`] = list([info('aaaaaaaaaaaa', 'Tea'), info('bbbbbbbbbbbb', 'Coffee', { hidden })]);
    await open('mine');
    expect(scope().getByRole('status').textContent).toBe('2 playgrounds');
    const link = scope().getByRole('link', { name: 'Tea' });
    expect([link.getAttribute('href'), link.hasAttribute('data-full-load')]).toEqual(['/en-US/play?id=aaaaaaaaaaaa', true]);
    expect(scope().getAllByRole('listitem')[1]?.textContent).toContain('Hidden by staff: It asks for passwords');
    expect(scope().getByRole('link', { name: 'Export all (JSON)' }).getAttribute('href')).toBe('/api/v1/play/export');
  });

  test('are searched by title, and that there is none is said', async () => {
    answers[`GET ${play}`] = list([info('aaaaaaaaaaaa', 'Tea')]);
    await open('mine');
    answers[`GET ${play}`] = list([]);
    fireEvent.change(scope().getByRole('searchbox'), { target: { value: ' cocoa ' } });
    await act(async () => new Promise((turn) => setTimeout(turn, 300)));
    expect(calls.at(-1)).toBe(`GET ${play}?q=cocoa&offset=0`);
    expect(scope().getByRole('status').textContent).toBe('No title contains “cocoa”.');
  });

  test('are renamed in their place', async () => {
    answers[`GET ${play}`] = list([info('aaaaaaaaaaaa', 'Tea')]);
    answers[`POST ${play}aaaaaaaaaaaa`] = [200, info('aaaaaaaaaaaa', 'Green tea')];
    await open('mine');
    await press('Rename Tea');
    fireEvent.change(field('Title'), { target: { value: ' Green tea ' } });
    await acted(() => fireEvent.submit(field('Title').form as HTMLFormElement));
    expect(calls.at(-1)).toBe(`POST ${play}aaaaaaaaaaaa {"title":"Green tea"}`);
    expect(titles()).toEqual(['Green tea']);
    expect(scope().queryByRole('textbox', { name: 'Title' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Green tea');
  });

  test('are deleted after a question', async () => {
    answers[`GET ${play}`] = list([info('aaaaaaaaaaaa', 'Tea'), info('bbbbbbbbbbbb', 'Coffee')]);
    answers[`DELETE ${play}aaaaaaaaaaaa`] = [200];
    await open('mine');
    await press('Delete Tea');
    expect(scope().getByText('Delete “Tea”? Its link will stop working.')).toBeTruthy();
    await press('Cancel');
    expect(calls).toHaveLength(1);
    await press('Delete Tea');
    await press('Delete');
    expect(titles()).toEqual(['Coffee']);
    expect(document.activeElement?.textContent).toBe('Coffee');
    expect(scope().getByRole('status').textContent).toBe('1 playground');
  });

  test('come twenty at a time', async () => {
    answers[`GET ${play}`] = list([info('aaaaaaaaaaaa', 'Tea')], 2);
    await open('mine');
    answers[`GET ${play}`] = list([info('bbbbbbbbbbbb', 'Coffee')], 2);
    await press('Show more');
    expect(calls.at(-1)).toBe(`GET ${play}?q=&offset=1`);
    expect(titles()).toEqual(['Tea', 'Coffee']);
    expect(scope().queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('that cannot be listed can be asked for again', async () => {
    answers[`GET ${play}`] = 'no answer';
    await open('mine');
    expect(scope().getByRole('alert').textContent).toMatch(/^There is no connection/);
    answers[`GET ${play}`] = list([]);
    await press('Try again');
    expect(scope().getByRole('status').textContent).toMatch(/^You haven’t shared any playgrounds yet/);
  });
});
