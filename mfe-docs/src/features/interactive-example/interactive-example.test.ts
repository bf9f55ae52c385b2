/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeSample } from '@webdocs/contracts/samples/decode-sample';
import { catalogue } from '@webdocs/i18n';
import { codeOf, hears, provideStreams, runningFrames, says, until } from '../../../fixtures/frames.ts';
import { choiceExample } from './choice-example.ts';
import { codeExample } from './code-example.ts';
import { consoleExample } from './console-example.ts';
import { interactiveExample, type Example, type MakeEditor, type RunWatcher } from './interactive-example.ts';

/** The texts that the page hands over: those of samples and examples. */
const words = catalogue(readFileSync(resolve(import.meta.dirname, '../live-samples/words/en-US.ftl'), 'utf8'));
const started: Example[] = [];
let watcher: RunWatcher | undefined;

beforeEach(() => {
  provideStreams();
  globalThis.CSS = { supports: (property: string, value: string) => property !== 'unheard-of' && value !== '' } as typeof CSS;
  globalThis.requestAnimationFrame = (callback) => window.setTimeout(callback, 0);
});
afterEach(() => {
  jest.useRealTimers();
  started.splice(0).forEach(({ stop }) => stop());
  watcher = undefined;
});

/** A plain field is an editor too. */
const plainEditor: MakeEditor = ({ value, label, onInput }) => {
  const field = document.createElement('textarea');
  field.setAttribute('aria-label', label);
  field.value = value;
  field.addEventListener('input', () => onInput(field.value));
  return { element: field, field, setValue: (code) => (field.value = code) };
};

async function example(kind: string, ...blocks: Array<[flags: string, code: string]>) {
  document.body.innerHTML = `<interactive-example name="Demo" kind="${kind}">${'<div class="code-example"><pre><code></code></pre></div>'.repeat(blocks.length)}</interactive-example>`;
  document.querySelectorAll('pre').forEach((pre, index) => {
    const [flags, code] = blocks[index] ?? [];
    pre.className = `brush: ${flags} notranslate`;
    (pre.firstElementChild as HTMLElement).textContent = `${code}\n`;
  });
  const place = document.body.firstElementChild as HTMLElement;
  const made = await interactiveExample(
    place,
    {
      locale: 'en-US',
      pseudo: false,
      play: 'http://play.localhost',
      page: '/en-US/docs/Here',
      editor: plainEditor,
      words,
      watcher,
    },
    kind === 'choice' ? choiceExample : kind === 'tabbed' ? codeExample : consoleExample,
  );
  started.push(made);
  return { place, ...made };
}
const field = (label: string) => document.querySelector(`textarea[aria-label="${label}"]`) as HTMLTextAreaElement;
const press = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
const write = (target: HTMLTextAreaElement, code: string) => {
  target.value = code;
  target.dispatchEvent(new Event('input'));
};
const lines = () => [...document.querySelectorAll('[role=log] > *')].map(({ textContent }) => textContent?.trim());

describe('a console example', () => {
  const console = () => example('console', ['js interactive-example', 'console.log(1);']);

  test('runs nothing until it is told to, then prints what the code prints', async () => {
    await console();
    expect(runningFrames()).toEqual([]);
    press('Run');
    const frame = await until(() => runningFrames()[0]);
    expect(await codeOf(frame)).toEqual({ js: 'console.log(1);', srcPrefix: '/en-US/docs/Here', defaults: 'ix-tabbed' });
    says(frame, { typ: 'console', prop: 'log', args: [1, 'a'] });
    says(frame, { typ: 'console', prop: 'error', args: ['Uncaught TypeError: no'] });
    expect(lines()).toEqual(['1 "a"', 'Error: Uncaught TypeError: no']);
    expect(document.querySelector('[data-kind=error] svg')).not.toBeNull();
  });

  test('runs what was written, by Ctrl+Enter too, and forgets what the run before printed', async () => {
    await console();
    press('Run');
    const first = await until(() => runningFrames()[0]);
    says(first, { typ: 'console', prop: 'log', args: [1] });
    says(first, { typ: 'ready' });
    write(field('JavaScript editor'), 'console.log(2);');
    field('JavaScript editor').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, cancelable: true }));
    expect(lines()).toEqual([]);
    expect(await codeOf(await until(() => runningFrames()[1]))).toMatchObject({ js: 'console.log(2);' });
  });

  test('Reset brings the code back and empties the console', async () => {
    await console();
    write(field('JavaScript editor'), 'x');
    press('Run');
    says(await until(() => runningFrames()[0]), { typ: 'console', prop: 'log', args: [1] });
    press('Reset');
    expect(field('JavaScript editor').value).toBe('console.log(1);');
    expect(lines()).toEqual([]);
    await until(() => document.querySelector('.visually-hidden[role=status]')?.textContent === 'Example reset.');
  });

  test('counts, groups, asserts and clears as a console does', async () => {
    await console();
    press('Run');
    const frame = await until(() => runningFrames()[0]);
    const print = (prop: 'count' | 'group' | 'groupEnd' | 'assert' | 'log' | 'clear', ...args: unknown[]) =>
      says(frame, { typ: 'console', prop, args });
    print('log', 'gone');
    print('clear');
    print('count', 'a');
    print('count', 'a');
    print('group', 'Inside');
    print('log', 1);
    print('groupEnd');
    print('assert', true, 'fine');
    print('assert', false, 'not fine');
    expect(lines()).toEqual(['a: 1', 'a: 2', 'Inside', '1', 'Error: Assertion failed "not fine"']);
  });

  test('a flood of lines keeps the newest', async () => {
    await console();
    press('Run');
    const frame = await until(() => runningFrames()[0]);
    for (let index = 0; index < 700; index += 1) says(frame, { typ: 'console', prop: 'log', args: [index] });
    expect(lines()).toHaveLength(500);
    expect(lines().at(-1)).toBe('699');
  });
});

describe('an example of choices', () => {
  const choices = () =>
    example(
      'choice',
      ['css interactive-example-choice', 'unheard-of: 1;'],
      ['css interactive-example-choice', 'flex: 2;'],
      ['html interactive-example', '<i id="example-element"></i>'],
      ['css interactive-example', 'i {}'],
    );
  const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];

  test('marks what the browser does not support, and begins with the first that it does', async () => {
    await choices();
    expect(radios().map(({ ariaLabel, checked }) => [ariaLabel ?? '', checked])).toHaveLength(2);
    expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
    const [first] = radios();
    expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not supported by your browser');
  });

  test('applies the chosen declarations, also while they are written', async () => {
    await choices();
    const frame = await until(() => runningFrames()[0]);
    const heard = hears(frame);
    expect(await codeOf(frame)).toMatchObject({ css: 'i {}', defaults: 'ix-choice' });
    says(frame, { typ: 'ready' });
    radios()[0]?.click();
    write(field('Option 2'), 'flex: 3;');
    const chosen = heard.flatMap((message) => (message.typ === 'choice' ? [message.code] : []));
    expect(chosen).toEqual(['flex: 2;', 'unheard-of: 1;', 'flex: 3;']);
    expect(radios()[1]?.checked).toBe(true);
  });

  test('Reset brings back what each said, and the first choice', async () => {
    await choices();
    write(field('Option 2'), 'flex: 3;');
    radios()[0]?.click();
    press('Reset');
    expect(field('Option 2').value).toBe('flex: 2;');
    expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
  });
});

describe('a tabbed example', () => {
  const tabbed = () =>
    example(
      'tabbed',
      ['html interactive-example', '<p>a</p>'],
      ['css interactive-example', 'p {}'],
      ['js hidden interactive-example', 'x()'],
    );

  test('has a tab for each language that is not hidden, and runs them all', async () => {
    await tabbed();
    expect([...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual(['HTML', 'CSS']);
    expect(await codeOf(await until(() => runningFrames()[0]))).toEqual({
      html: '<p>a</p>',
      css: 'p {}',
      js: 'x()',
      srcPrefix: '/en-US/docs/Here',
      defaults: 'ix-tabbed',
    });
  });

  test('follows typing after a pause', async () => {
    await tabbed();
    says(await until(() => runningFrames()[0]), { typ: 'ready' });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    write(field('HTML editor'), '<p>b</p>');
    write(field('HTML editor'), '<p>c</p>');
    jest.advanceTimersByTime(499);
    expect(runningFrames()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(await codeOf(await until(() => runningFrames()[1]))).toMatchObject({ html: '<p>c</p>' });
  });
});

test('a Wat example compiles its text and prints', async () => {
  await example('wat', ['wat interactive-example', '(module)'], ['js interactive-example', 'f("{%wasm-url%}")']);
  expect([...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual(['Wat', 'JavaScript']);
  press('Run');
  expect(await codeOf(await until(() => runningFrames()[0]))).toMatchObject({
    wat: '(module)',
    js: 'f("{%wasm-url%}")',
    defaults: 'ix-wat',
  });
});

describe('Open in Playground', () => {
  /** The code with which a press opens a tab, and whether the tab was closed again. */
  async function opened(): Promise<unknown> {
    let address = '';
    let isClosed = false;
    jest.spyOn(window, 'open').mockReturnValue({
      location: { assign: (url: URL) => (address = String(url)) },
      close: () => (isClosed = true),
    } as unknown as Window);
    press('Open in Playground');
    await until(() => address || isClosed);
    return isClosed || (await decodeSample(new URLSearchParams(new URL(address).hash.slice(1)).get('state') ?? '')).code;
  }
  afterEach(() => jest.restoreAllMocks());

  test('takes the code there as its reader has written it', async () => {
    await example('tabbed', ['html interactive-example', '<p>a</p>'], ['css interactive-example', 'p {}']);
    write(field('HTML editor'), '<p>b</p>');
    expect(await opened()).toEqual({ html: '<p>b</p>', css: 'p {}', srcPrefix: '/en-US/docs/Here', defaults: 'ix-tabbed' });
  });

  test('takes the chosen declarations with it, as a rule', async () => {
    await example(
      'choice',
      ['css interactive-example-choice', 'color: teal;\nmargin: 0;'],
      ['html interactive-example', '<i id="example-element"></i>'],
      ['css interactive-example', 'i {}\n'],
    );
    expect(await opened()).toEqual({
      html: '<i id="example-element"></i>',
      css: 'i {}\n\n#example-element {\n  color: teal;\n  margin: 0;\n}\n',
      srcPrefix: '/en-US/docs/Here',
      defaults: 'ix-choice',
    });
  });

  test('says so where that fails', async () => {
    await example('console', ['js interactive-example', 'a']);
    Object.assign(globalThis, { CompressionStream: undefined });
    expect(await opened()).toBe(true);
    expect(document.querySelector('.visually-hidden[role=status]')?.textContent).toBe('The Playground couldn’t be opened.');
  });

  test('opens no tab where Shift is held', async () => {
    const open = jest.spyOn(window, 'open');
    // jsdom goes nowhere, and says so.
    const went = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await example('console', ['js interactive-example', 'a']);
    const button = [...document.querySelectorAll('button')].find(({ title }) => title === 'Open in Playground');
    button?.dispatchEvent(new MouseEvent('click', { shiftKey: true }));
    await until(() => went.mock.calls.length > 0);
    expect(open).not.toHaveBeenCalled();
  });
});

test('when it stops, the code is there as the server wrote it', async () => {
  const { place, stop } = await example('console', ['js interactive-example', 'a']);
  expect(place.querySelector('.code-example')).toBeNull();
  stop();
  expect(place.querySelector('.code-example pre')?.textContent).toBe('a\n');
});

describe('who watches an example', () => {
  const watching = () => (watcher = { ran: jest.fn(), reset: jest.fn(), stop: jest.fn() });

  test('hears of every run, with its code and the place of its output', async () => {
    const { ran, stop } = watching();
    const shown = await example('tabbed', ['html interactive-example', '<p>a</p>']);
    expect(ran).toHaveBeenCalledWith(expect.objectContaining({ html: '<p>a</p>' }), document.querySelector('iframe')?.parentElement);
    write(field('HTML editor'), '<p>b</p>');
    field('HTML editor').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
    expect(ran).toHaveBeenLastCalledWith(expect.objectContaining({ html: '<p>b</p>' }), expect.anything());
    press('Reset');
    expect(ran).toHaveBeenLastCalledWith(expect.objectContaining({ html: '<p>a</p>' }), expect.anything());
    shown.stop();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('hears of code that prints when it runs, and that nothing has run before and after Reset', async () => {
    const { ran, reset } = watching();
    await example('console', ['js interactive-example', 'console.log(1);']);
    expect([ran, reset].map((heard) => jest.mocked(heard).mock.calls.length)).toEqual([0, 1]);
    press('Run');
    expect(ran).toHaveBeenCalledTimes(1);
    press('Reset');
    expect(reset).toHaveBeenCalledTimes(2);
  });
});
