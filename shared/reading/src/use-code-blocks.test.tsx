/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within, type RenderResult } from '@testing-library/react';
import { codeWrappingKey } from '@webdocs/contracts/samples/code-wrapping';
import { playgroundCodeKey } from '@webdocs/contracts/samples/playground-address';
import { decodeSample } from '@webdocs/contracts/samples/decode-sample';
import { Blob } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { useRef, type ReactNode } from 'react';
import { useCodeBlocks, type CodeQueue } from './use-code-blocks.ts';

const words: Readonly<Record<string, string>> = {
  'reading-copy': 'Copy',
  'reading-copied': 'Copied!',
  'reading-copy-failed': 'Error trying to copy to clipboard!',
  'reading-play': 'Play',
  'reading-play-failed': 'The playground could not be opened.',
  'reading-wrap': 'Wrap long lines',
  'reading-queue-about': 'Collect and run',
  'reading-copy-code': 'Copy code: { name }',
  'reading-play-code': 'Play: { name }',
  'reading-queue-code': 'Add to Playground: { name }',
  'reading-code-in': '{ section }, code { number }',
};
const text = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  (words[id] ?? id).replace(/\{ (\w+) \}/g, (_, name: string) => String(values[name]));

const block = (attributes: string, language: string, code: string) =>
  `<div class="code-example" ${attributes}><div class="example-header"><span class="language-name">${language}</span></div>` +
  `<pre class="brush: ${language} notranslate"><code>${code}\n</code></pre></div>`;
const article =
  '<h1>Tea</h1>' +
  block('', 'http', 'a &lt; b;') +
  '<h2>Pouring <code>it</code></h2>' +
  block('data-playable="js"', 'js', 'go()') +
  block('data-live-sample="kettle other"', 'css', 'p {}') +
  '<div class="code-example" hidden=""><pre><code>hidden</code></pre></div>';

const together = [
  block('data-playable="html" data-play-with="1-0 1-1"', 'html', '&lt;p&gt;'),
  block('hidden data-play-with="1-0 1-1"', 'css', 'p {}'),
  block('data-playable="css" data-play-with="1-0 1-1"', 'css', 'b {}'),
  block('data-playable="js" data-play-with="1-0"', 'js', 'one()'),
  block('data-playable="js" data-play-with="1-1"', 'js', 'two()'),
].join('');

interface ArticleProps {
  readonly html?: string;
  readonly page?: string;
  readonly queue?: CodeQueue;
}

function Article({ page = '/en-US/docs/Tea', queue, html = article }: ArticleProps) {
  const body = useRef<HTMLDivElement>(null);
  useCodeBlocks(body, { text, locale: 'en-US', page, queue });
  return <div ref={body} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The buttons come after the page. */
async function show(article: ReactNode): Promise<RenderResult> {
  const view = render(article);
  await act(async () => void (await import('./code-block/add-controls.ts')));
  return view;
}

function clipboardThat(writeText: (copied: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

async function press(button: HTMLElement, keys: { shiftKey?: boolean } = {}): Promise<void> {
  await act(async () => {
    fireEvent.click(button, keys);
  });
}

let resized: () => void = () => undefined;
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.wrapCode;
  jest.restoreAllMocks();
});

describe('Copy', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const button = (index = 0) => screen.getAllByRole('button', { name: /^Copy code/ })[index] as HTMLElement;

  test('each block that shows its head gets one button, however often the page is rendered', async () => {
    const { rerender } = await show(<Article page="/a" />);
    expect(screen.getAllByRole('button', { name: /^Copy code/ })).toHaveLength(3);
    rerender(<Article page="/b" />);
    await act(async () => void (await import('./code-block/add-controls.ts')));
    expect(screen.getAllByRole('button', { name: /^Copy code/ })).toHaveLength(3);
  });

  test('the code is copied as the reader sees it, and the button says so for a second', async () => {
    const copied: string[] = [];
    clipboardThat(async (code) => void copied.push(code));
    await show(<Article />);
    const pressed = button();
    await press(pressed);
    expect(copied).toEqual(['a < b;\n']);
    expect(pressed.textContent).toBe('Copied!');
    expect(within(pressed.parentElement as HTMLElement).getByRole('status').textContent).toBe('Copied!');
    act(() => jest.advanceTimersByTime(999));
    expect(pressed.textContent).toBe('Copied!');
    act(() => jest.advanceTimersByTime(1));
    expect(pressed.textContent).toBe('Copy');
  });

  test('a refused clipboard is reported for three seconds', async () => {
    clipboardThat(async () => {
      throw new DOMException('Write permission denied.', 'NotAllowedError');
    });
    await show(<Article />);
    const pressed = button(1);
    await press(pressed);
    expect(pressed.textContent).toBe('Error trying to copy to clipboard!');
    act(() => jest.advanceTimersByTime(2999));
    expect(pressed.dataset.outcome).toBe('failed');
    act(() => jest.advanceTimersByTime(1));
    expect(pressed.dataset.outcome).toBeUndefined();
  });

  test('a browser without a clipboard reports the same', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await show(<Article />);
    const pressed = button();
    await press(pressed);
    expect(pressed.textContent).toBe('Error trying to copy to clipboard!');
  });

  test('a second press starts the second again', async () => {
    clipboardThat(async () => {});
    await show(<Article />);
    const pressed = button();
    await press(pressed);
    act(() => jest.advanceTimersByTime(600));
    await press(pressed);
    act(() => jest.advanceTimersByTime(600));
    expect(pressed.textContent).toBe('Copied!');
  });
});

describe('the buttons of different blocks', () => {
  test('have different names: after the heading of their section, and where it has several blocks, with a number', async () => {
    await show(<Article queue={{ toggle: () => undefined, has: () => false }} />);
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'Copy code: Tea',
      ...['Add to Playground', 'Play', 'Copy code'].map((action) => `${action}: Pouring it, code 1`),
      ...['Add to Playground', 'Play', 'Copy code'].map((action) => `${action}: Pouring it, code 2`),
    ]);
  });
});

describe('Play', () => {
  // What every browser has and the imitation of one lacks.
  beforeAll(() => {
    for (const [name, value] of Object.entries({ Blob, CompressionStream, DecompressionStream, TextDecoder, TextEncoder }))
      Object.defineProperty(globalThis, name, { configurable: true, value });
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  });
  const samples = [{ id: 'kettle', html: '<p>1</p>', css: 'p {}', src: '/en-US/docs/Cups/' }];
  const button = (index: number) => screen.getAllByRole('button', { name: /^Play/ })[index] as HTMLElement;

  function tabThatOpens() {
    const tab = { location: { assign: jest.fn() }, sessionStorage: { setItem: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return tab;
  }
  function pageData(answer: () => Promise<unknown>) {
    globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
  }
  async function arrival(tab: ReturnType<typeof tabThatOpens>): Promise<URL> {
    await act(async () => {
      await new Promise((resolve) => {
        tab.location.assign.mockImplementation(resolve);
        tab.close.mockImplementation(() => resolve(undefined));
      });
    });
    return tab.location.assign.mock.calls[0]?.[0] as URL;
  }
  const codeIn = async (address: URL) => (await decodeSample(new URLSearchParams(address.hash.slice(1)).get('state') ?? '')).code;

  test('only blocks that a playground can run have the button', async () => {
    await show(<Article />);
    expect(screen.getAllByRole('button', { name: /^Play/ })).toHaveLength(2);
  });

  test('a block that is alone is played in a new tab', async () => {
    const tab = tabThatOpens();
    await show(<Article />);
    fireEvent.click(button(0));
    expect(window.open).toHaveBeenCalledWith('', '_blank');
    const address = await arrival(tab);
    expect(address.pathname).toBe('/en-US/play');
    expect(await codeIn(address)).toEqual({ js: 'go()\n', srcPrefix: '/en-US/docs/Tea' });
  });

  test('a block of a sample is played with all code of the sample', async () => {
    const tab = tabThatOpens();
    pageData(async () => ({ ok: true, json: async () => ({ doc: { live_samples: samples } }) }));
    await show(<Article />);
    fireEvent.click(button(1));
    expect(await codeIn(await arrival(tab))).toEqual({ html: '<p>1</p>', css: 'p {}', srcPrefix: '/en-US/docs/Cups' });
    expect(fetch).toHaveBeenCalledWith('/en-US/docs/Tea/index.json');
  });

  test('blocks that run together are played together, hidden ones too', async () => {
    const tab = tabThatOpens();
    render(
      <article>
        <Article page="/en-US/docs/Tea" html={together} />
      </article>,
    );
    await act(async () => void (await import('./code-block/add-controls.ts')));
    fireEvent.click(button(2));
    expect(await codeIn(await arrival(tab))).toEqual({ html: '<p>\n', css: 'p {}\n\nb {}\n', js: 'one()\n', srcPrefix: '/en-US/docs/Tea' });
  });

  test('code that is too long for an address waits in the storage of the tab', async () => {
    const tab = tabThatOpens();
    const js = Array.from({ length: 100_000 }, (_, index) => ((index * 7919 * index) % 99_991).toString(36)).join('');
    pageData(async () => ({ ok: true, json: async () => ({ doc: { live_samples: [{ id: 'kettle', js }] } }) }));
    await show(<Article />);
    fireEvent.click(button(1));
    expect((await arrival(tab)).href).toBe('http://localhost/en-US/play');
    expect(tab.sessionStorage.setItem).toHaveBeenCalledWith(playgroundCodeKey, JSON.stringify({ js, srcPrefix: '/en-US/docs/Tea' }));
  });

  test.each([
    ['the data of the page cannot be had', async () => ({ ok: false, status: 500 })],
    ['the page has no such sample', async () => ({ ok: true, json: async () => ({ doc: {} }) })],
  ])('where %s the tab is closed and the button says so', async (_, answer) => {
    const tab = tabThatOpens();
    pageData(answer);
    await show(<Article />);
    const pressed = button(1);
    fireEvent.click(pressed);
    await arrival(tab);
    expect(tab.close).toHaveBeenCalled();
    expect(pressed.textContent).toBe('The playground could not be opened.');
  });
});

describe('Wrap long lines', () => {
  const sizes = { scrollWidth: 0, clientWidth: 0 };
  beforeEach(() => {
    for (const size of ['scrollWidth', 'clientWidth'] as const)
      jest.spyOn(Element.prototype, size, 'get').mockImplementation(function (this: Element) {
        return this.textContent?.includes('go()') ? sizes[size] : 10;
      });
  });
  const wrap = () => screen.queryByRole('button', { name: 'Wrap long lines' });

  test('is offered where the code is wider than its box, and there alone', async () => {
    Object.assign(sizes, { scrollWidth: 900, clientWidth: 600 });
    await show(<Article />);
    act(() => resized());
    expect(screen.getAllByRole('button', { name: 'Wrap long lines' })).toHaveLength(1);
    Object.assign(sizes, { clientWidth: 900 });
    act(() => resized());
    expect(wrap()).toBeNull();
  });

  test('is a choice that the browser keeps', async () => {
    Object.assign(sizes, { scrollWidth: 900, clientWidth: 600 });
    const { unmount } = await show(<Article />);
    act(() => resized());
    const button = wrap() as HTMLElement;
    expect(button.getAttribute('aria-pressed')).toBe('false');
    // Of its two lines the second one is where the first was broken.
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(46);
    jest.spyOn(globalThis, 'getComputedStyle').mockReturnValue({
      lineHeight: '23px',
      paddingBlockStart: '0px',
      paddingBlockEnd: '0px',
    } as CSSStyleDeclaration);
    await press(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(document.documentElement.hasAttribute('data-wrap-code')).toBe(true);
    expect(localStorage.getItem(codeWrappingKey)).toBe('yes');
    unmount();
    expect(document.documentElement.hasAttribute('data-wrap-code')).toBe(true);
  });

  test('with blocked storage the choice lasts for the page', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    Object.assign(sizes, { scrollWidth: 900, clientWidth: 600 });
    await show(<Article />);
    act(() => resized());
    await press(wrap() as HTMLElement);
    expect(document.documentElement.hasAttribute('data-wrap-code')).toBe(true);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('denied'));
  });
});

describe('the queue', () => {
  test('is offered where there is a playground, for blocks that a playground runs', async () => {
    const toggled: unknown[] = [];
    await show(<Article queue={{ toggle: (...queued) => toggled.push(queued), has: (key) => key.endsWith('#code-3') }} />);
    const buttons = screen.getAllByRole('button', { name: /^Add to Playground/ });
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    for (const button of buttons) await press(button);
    expect(toggled).toEqual([
      [{ key: '/en-US/docs/Tea#code-2', id: 'code-2', lang: 'js' }, 'go()\n', 'Pouring it, code 1'],
      [{ key: '/en-US/docs/Tea#code-3', id: 'code-3', lang: 'css' }, 'p {}\n', 'Pouring it, code 2'],
    ]);
    cleanup();
    await show(<Article />);
    expect(screen.queryByRole('button', { name: /^Add to Playground/ })).toBeNull();
  });
});
