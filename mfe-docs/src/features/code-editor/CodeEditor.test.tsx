/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { serverEntry } from '@webdocs/remote-kit/server';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { useState } from 'react';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import words from './workshop/words/en-US.ftl';
import { CodeEditor } from './CodeEditor.tsx';

let part: MountedPart;
let code: string;
let setCode: (code: string) => void;
let isCoarse: boolean;
let saveData: boolean;
beforeEach(() => {
  [isCoarse, saveData] = [false, false];
  // What browsers have and jsdom lacks.
  document.execCommand = () => true;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Object.assign(window, {
    matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' && isCoarse }),
  });
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => ({ saveData }) });
});
afterEach(() => part.unmount());

async function openEditor(language: 'css' | 'wat' = 'css', first = 'a {}') {
  function Page() {
    [code, setCode] = useState(first);
    return <CodeEditor language={language} label="CSS editor" value={code} onChange={setCode} />;
  }
  const entry = browserEntry(definePart({ component: Page, messages: words }));
  part = await mountInBrowser(entry, 'mfe-docs/play', { page: boilPage });
}

/** Until it is there, or for as long as an import takes that does not happen. */
async function loaded(): Promise<EditorView | undefined> {
  for (let turn = 0; turn < 40 && !view(); turn += 1) await act(() => new Promise((next) => setTimeout(next, 5)));
  return view();
}

function view(): EditorView | undefined {
  const hosts = [...document.querySelectorAll('div')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.cm-editor') ?? [],
  );
  return hosts[0] && (EditorView.findFromDOM(hosts[0]) ?? undefined);
}

const field = () => document.querySelector('textarea');

/** As on a phone, where the test says when there is nothing else to do. */
async function openOnPhone(): Promise<{ readonly rest: () => Promise<void> }> {
  isCoarse = true;
  const wanted: Array<() => void> = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => wanted.push(work) });
  await openEditor();
  return { rest: () => act(async () => wanted.forEach((work) => work())) };
}

test('on a desktop an editor with the same code takes the place of the text field as soon as it is loaded', async () => {
  await openEditor();
  expect((await loaded())?.state.doc.toString()).toBe('a {}');
  expect(field()).toBeNull();
});

test('what is written in the editor is told, and what the page has instead replaces it', async () => {
  await openEditor();
  const editor = await loaded();
  await act(async () => editor?.dispatch({ changes: { from: 0, insert: 'b' }, userEvent: 'input.type' }));
  expect(code).toBe('ba {}');
  await act(async () => setCode(''));
  expect(editor?.state.doc.toString()).toBe('');
});

test('on a phone there is a text field until the page has nothing else to do, and what was written there is in the editor', async () => {
  const { rest } = await openOnPhone();
  expect(await loaded()).toBeUndefined();
  const textarea = field() as HTMLTextAreaElement;
  expect(textarea.value).toBe('a {}');
  textarea.value = 'typed';
  await act(async () => textarea.dispatchEvent(new InputEvent('input', { bubbles: true })));
  expect(code).toBe('typed');
  await rest();
  expect((await loaded())?.state.doc.toString()).toBe('typed');
});

test('a language that is chosen before the editor has come is that of the editor, and what is written is told once', async () => {
  isCoarse = true;
  const wanted: Array<() => void> = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => wanted.push(work) });
  let choose: (language: 'js' | 'ts') => void = () => undefined;
  const told: string[] = [];
  function Page() {
    const [language, setLanguage] = useState<'js' | 'ts'>('js');
    choose = setLanguage;
    return <CodeEditor language={language} label="JavaScript editor" value="let a: b" onChange={(written) => told.push(written)} />;
  }
  part = await mountInBrowser(browserEntry(definePart({ component: Page, messages: words })), 'mfe-docs/play', { page: boilPage });
  await act(async () => choose('ts'));
  await act(async () => field()?.dispatchEvent(new InputEvent('input', { bubbles: true })));
  await act(async () => wanted.forEach((work) => work()));
  await loaded();
  await act(() => new Promise((next) => setTimeout(next, 50)));
  expect(document.querySelectorAll('[data-code-editor]')).toHaveLength(1);
  expect(document.querySelector<HTMLElement>('[data-code-editor]')?.dataset['codeEditor']).toBe('ts');
  expect(told).toEqual(['let a: b']);
  await act(async () => choose('js'));
  await act(async () => wanted.at(-1)?.());
  await loaded();
  expect(document.querySelector<HTMLElement>('[data-code-editor]')?.dataset['codeEditor']).toBe('js');
});

test('a language without a grammar keeps its text field', async () => {
  await openEditor('wat', '(module)');
  expect(await loaded()).toBeUndefined();
  expect(field()?.value).toBe('(module)');
});

test('who saves data gets the editor when they come to write', async () => {
  saveData = true;
  await openEditor();
  expect(await loaded()).toBeUndefined();
  await act(async () => field()?.focus());
  expect(await loaded()).toBeDefined();
});

describe('in the HTML of the server', () => {
  let arrive: (code: string) => void;
  const page = definePart({
    component: function Page() {
      const [value, setValue] = useState<string>();
      [code, arrive] = [value ?? 'not known', setValue];
      return <CodeEditor language="css" label="CSS editor" value={value} onChange={setValue} />;
    },
    messages: words,
  });
  const html = () => renderOnServer(serverEntry({ name: 'mfe-docs' } as never, { play: page }), 'play', { page: boilPage });

  test('there is a text field already', async () => {
    isCoarse = true;
    Object.assign(window, { requestIdleCallback: () => 0 });
    expect(await html()).toMatch(/<textarea [^>]*aria-label="CSS editor"/);
    part = await mountInBrowser(browserEntry(page), 'mfe-docs/play', { page: boilPage }, await html());
    expect(part.reports).toEqual([]);
  });

  test('what was typed there before any script came is put before the code that comes', async () => {
    isCoarse = true;
    Object.assign(window, { requestIdleCallback: () => 0 });
    const entry = browserEntry(page);
    const typedFirst: typeof entry.bootstrap = (props) => {
      (field() as HTMLTextAreaElement).value = 'b {}';
      return entry.bootstrap(props);
    };
    part = await mountInBrowser({ ...entry, bootstrap: typedFirst }, 'mfe-docs/play', { page: boilPage }, await html());
    expect([field()?.value, code]).toEqual(['b {}', 'not known']);
    await act(async () => arrive(' a {}'));
    expect([field()?.value, code]).toEqual(['b {} a {}', 'b {} a {}']);
    await act(async () => arrive('c {}'));
    expect(field()?.value).toBe('c {}');
  });

  test('who types there before any script has come goes on typing', async () => {
    isCoarse = true;
    const entry = browserEntry(page);
    const typing: typeof entry.bootstrap = (props) => {
      field()?.focus();
      return entry.bootstrap(props);
    };
    part = await mountInBrowser({ ...entry, bootstrap: typing }, 'mfe-docs/play', { page: boilPage }, await html());
    expect(document.activeElement?.matches('textarea, [data-code-editor]')).toBe(true);
    await loaded();
    expect(document.activeElement?.matches('[data-code-editor]')).toBe(true);
  });

  test('what is typed before the code is known takes its place', async () => {
    isCoarse = true;
    Object.assign(window, { requestIdleCallback: () => 0 });
    part = await mountInBrowser(browserEntry(page), 'mfe-docs/play', { page: boilPage }, await html());
    const textarea = field() as HTMLTextAreaElement;
    textarea.value = 'd {}';
    await act(async () => textarea.dispatchEvent(new InputEvent('input', { bubbles: true })));
    expect([textarea.value, code]).toEqual(['d {}', 'd {}']);
  });
});
