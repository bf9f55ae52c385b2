/** @jest-environment jsdom */
import { addressOf } from '@webdocs/contracts/reader/address';
import type { PageOf } from '@webdocs/contracts/page/page';
import { withoutBodies } from '@webdocs/contracts/page/head';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import { createEventBus } from '@webdocs/event-bus';
import { catalogue } from '@webdocs/i18n';
import { defaultConfiguration } from '@webdocs/testing/render';
import { act, fireEvent } from '@testing-library/react';
import { useEffect, useId, useState, type ComponentType } from 'react';
import { browserPart } from './browser.tsx';
import { useFact, useNavigate, useSubscription, useText } from './context.tsx';
import { Html } from './Html.tsx';
import type { MountProps } from './mount-props.ts';
import { definePart, type PartProps } from './part.ts';
import { serverEntry } from './server.tsx';
import { Slot } from './Slot.tsx';

const definition: RemoteDefinition = {
  name: 'mfe-docs',
  title: 'Docs',
  routes: [],
  parts: {},
  opens: [],
  fills: [],
  publishes: [],
  consumes: [],
  calls: [],
  entryBudgetKb: 8,
};
const messages = catalogue('more = More', { fr: async () => ({ default: 'more = Plus' }) });

type GenericPage = PageOf<'Generic'>;
const pageAt = (url: string): GenericPage => ({
  renderer: 'Generic',
  url,
  pageTitle: url,
  hyData: { title: `Title of ${url}`, sections: [`<p>Text of <b>${url}</b></p>`] },
});
const first = '/en-US/first';
const second = '/en-US/second';
const propsAt = (url: string, page = pageAt(url)): PartProps => ({ page, address: addressOf(url) });

/** Everything that React complained about: a warning is a failed test. */
const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.splice(0);
  for (const kind of ['error', 'warn'] as const) jest.spyOn(console, kind).mockImplementation((...words) => void complaints.push(words));
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** A place in a page where a part is mounted as the shell does it. */
async function placeFor(component: ComponentType<PartProps>, { url = first, served = true, servedBy = component, search = '' } = {}) {
  const props = propsAt(url);
  const facts = startFacts(props.page, props.address, 'mfe-docs');
  const element = document.body.appendChild(document.createElement('div'));
  if (served) {
    const entry = serverEntry(definition, { page: definePart({ component: servedBy, messages }) });
    element.innerHTML = await entry.render({
      part: 'page',
      props,
      facts,
      configuration: defaultConfiguration,
      version: '1.0.0',
      slotMark: '<i>slot *</i>',
    });
  }
  const servedProps = served ? { ...props, page: withoutBodies(props.page) } : props;
  let shown = search ? { ...servedProps, address: { ...props.address, search } } : servedProps;
  const listeners = new Set<() => void>();
  const reports: Array<[string, string]> = [];
  const navigations: string[] = [];
  const slotEvents: string[] = [];
  const bus = createEventBus({ facts, source: 'shell', report: (failure) => reports.push([failure.code, failure.message]) });
  const lifecycles = browserPart(definePart({ component, messages }));
  const mountProps: MountProps & Record<string, unknown> = {
    name: 'mfe-docs/page#1',
    domElement: element,
    identity: { remote: 'mfe-docs', version: '1.0.0', part: 'page' },
    bus,
    configuration: defaultConfiguration,
    slots: {
      mark: () => '',
      mount(slot: SlotName, place) {
        slotEvents.push(`${slot} into ${place.dataset.slot}`);
        return () => slotEvents.push(`${slot} left`);
      },
    },
    current: {
      get: () => shown,
      served: () => servedProps,
      onChange(callback) {
        listeners.add(callback);
        return () => listeners.delete(callback);
      },
    },
    navigate: (href) => navigations.push(href),
    prefetch: () => undefined,
    report: (code, thrown) => reports.push([code, (thrown as Error).message]),
  };

  return {
    element,
    bus,
    reports,
    navigations,
    slotEvents,
    followers: () => listeners.size,
    async mount() {
      await settled(async () => {
        await lifecycles.bootstrap(mountProps);
        await lifecycles.mount(mountProps);
      });
    },
    unmount: () => settled(() => lifecycles.unmount(mountProps)),
    show: (next: string) =>
      act(async () => {
        shown = propsAt(next);
        for (const listener of listeners) listener();
      }),
  };
}

/** single-spa waits for what React would hold back inside act(): React keeps its own time for a lifecycle. */
async function settled(lifecycle: () => Promise<unknown>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await lifecycle();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => new Promise<void>((turn) => setTimeout(turn)));
}

const nodesOf = (element: Element) => [...element.querySelectorAll('*')];

function Article({ page }: PartProps) {
  const { hyData, url } = page as GenericPage;
  const [presses, setPresses] = useState(0);
  const text = useText();
  return (
    <article aria-labelledby={useId()}>
      <h1>{hyData.title}</h1>
      <Html key={url} html={hyData.sections[0]} />
      <Slot name="bookmark" />
      <button onClick={() => setPresses(presses + 1)}>
        {text('more')} {presses}
      </button>
    </article>
  );
}

function SignIn({ address: { pathname, search } }: PartProps) {
  if (search === '?fail') throw new Error('no such query');
  return <a href={`/login?next=${pathname}${search}`}>Log in</a>;
}

describe('taking over what the server rendered', () => {
  test('what the reader does meanwhile is heard before a large part has come to life', async () => {
    const order: string[] = [];
    const isServed = { now: true };
    /** As long as a piece of a large page takes on a slow phone. */
    function Piece({ number }: { readonly number: number }) {
      if (!isServed.now) {
        order.push(`piece ${number}`);
        if (number === 0) setTimeout(() => order.push('tap'));
        for (const began = performance.now(); performance.now() - began < 4;);
      }
      return <p>{number}</p>;
    }
    const place = await placeFor(() => Array.from({ length: 20 }, (_, number) => <Piece key={number} number={number} />));
    isServed.now = false;
    await place.mount();
    expect(order).toHaveLength(21);
    expect(order.at(-1)).toBe('piece 19');
  });

  test('every node stays the one that the server sent, and nothing is complained about', async () => {
    const place = await placeFor(Article);
    const nodes = nodesOf(place.element);
    const html = place.element.innerHTML;
    await place.mount();
    expect(nodesOf(place.element)).toEqual(nodes);
    nodesOf(place.element).forEach((node, index) => expect(node).toBe(nodes[index]));
    expect(place.element.innerHTML).toBe(html);
    expect(place.reports).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a query that the server did not read completes the links once the part lives, and nothing is complained about', async () => {
    const place = await placeFor(SignIn, { search: '?utm_source=letter' });
    const link = place.element.querySelector('a');
    expect(link?.getAttribute('href')).toBe(`/login?next=${first}`);
    await place.mount();
    expect(place.element.querySelector('a')).toBe(link);
    expect(link?.getAttribute('href')).toBe(`/login?next=${first}?utm_source=letter`);
    expect(place.reports).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a part that fails over the completed query leaves the HTML of the server', async () => {
    const place = await placeFor(SignIn, { search: '?fail' });
    await place.mount();
    expect(place.element.querySelector('a')?.getAttribute('href')).toBe(`/login?next=${first}`);
    expect(place.reports).toEqual([['PART_EFFECT_FAILED', 'no such query']]);
  });

  test('the part answers, and the text that was not sent twice is still there', async () => {
    const place = await placeFor(Article);
    await place.mount();
    const text = place.element.querySelector('b');
    fireEvent.click(place.element.querySelector('button') as Element);
    fireEvent.click(place.element.querySelector('button') as Element);
    expect(place.element.querySelector('button')?.textContent).toBe('More 2');
    expect(place.element.querySelector('b')).toBe(text);
    expect(text?.textContent).toBe(first);
  });

  test('the next page of the same part replaces title and text', async () => {
    const place = await placeFor(Article);
    await place.mount();
    await place.show(second);
    expect(place.element.querySelector('h1')?.textContent).toBe(`Title of ${second}`);
    expect(place.element.querySelector('b')?.textContent).toBe(second);
    expect(complaints).toEqual([]);
  });

  test('the same page that comes again with its text leaves the text of the server alone', async () => {
    const place = await placeFor(Article);
    await place.mount();
    const text = place.element.querySelector('b');
    await place.show(first);
    expect(place.element.querySelector('b')).toBe(text);
  });

  test('a fact that changed before the part came to life is no mismatch, and is shown at once', async () => {
    const place = await placeFor(() => <p>{useFact('theme')}</p>);
    const paragraph = place.element.querySelector('p');
    place.bus.publish('theme/chosen', { theme: 'dark' });
    expect(paragraph?.textContent).toBe('os-default');
    await place.mount();
    expect(place.element.querySelector('p')).toBe(paragraph);
    expect(paragraph?.textContent).toBe('dark');
    expect(place.reports).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('other HTML than the server sent is reported as a mismatch, and the page works', async () => {
    const place = await placeFor(() => <p>browser</p>, { servedBy: () => <p>server</p> });
    await place.mount();
    expect(place.element.textContent).toBe('browser');
    expect(place.reports.map(([code]) => code)).toEqual(['PART_HYDRATION_MISMATCH']);
  });

  test('a language is fetched before the part takes over', async () => {
    const place = await placeFor(Article, { url: '/fr/first' });
    const button = place.element.querySelector('button');
    await place.mount();
    expect(place.element.querySelector('button')).toBe(button);
    expect(button?.textContent).toBe('Plus 0');
    expect(complaints).toEqual([]);
  });
});

describe('an empty place', () => {
  test('is filled, emptied, and filled again', async () => {
    const place = await placeFor(Article, { served: false });
    for (let round = 0; round < 3; round += 1) {
      await place.mount();
      expect(place.element.querySelector('b')?.textContent).toBe(first);
      await place.unmount();
      expect(place.element.childNodes).toHaveLength(0);
      expect(place.followers()).toBe(0);
    }
    expect(complaints).toEqual([]);
  });

  test('a part that has left hears nothing more', async () => {
    const heard: string[] = [];
    const place = await placeFor(
      () => {
        useSubscription('theme/chosen', ({ theme }) => heard.push(theme));
        return <p>{useFact('connectivity')}</p>;
      },
      { served: false },
    );
    await place.mount();
    await act(async () => place.bus.publish('theme/chosen', { theme: 'dark' }));
    await place.unmount();
    place.bus.publish('theme/chosen', { theme: 'light' });
    expect(heard).toEqual(['dark']);
  });
});

describe('a part that throws', () => {
  const broken = (when: string) => new Error(`broken ${when}`);
  /** Renders on the server, and throws in the browser when told to. */
  const faults: Record<string, ComponentType<PartProps>> = {
    rendering() {
      throw broken('while rendering');
    },
    effect(props) {
      useEffect(() => {
        throw broken('in an effect');
      }, []);
      return <Article {...props} />;
    },
    press(props) {
      const [pressed, press] = useState(false);
      if (pressed) throw broken('after a press');
      return (
        <div onClick={() => press(true)}>
          <Article {...props} />
        </div>
      );
    },
  };

  test('while rendering leaves the reader the very nodes of the server, and is reported once with its cause', async () => {
    const place = await placeFor(faults.rendering as ComponentType<PartProps>, { servedBy: Article });
    const nodes = nodesOf(place.element);
    const text = place.element.textContent;
    await place.mount();
    expect(place.element.textContent).toBe(text);
    for (const node of nodes) expect(place.element.contains(node)).toBe(true);
    expect(place.element.querySelector('[data-part-failed]')).not.toBeNull();
    expect(place.reports).toEqual([['PART_RENDER_FAILED', 'broken while rendering']]);
  });

  test('in an effect leaves the reader the nodes of the server too', async () => {
    const place = await placeFor(faults.effect as ComponentType<PartProps>);
    const article = place.element.querySelector('article');
    await place.mount();
    expect(place.element.querySelector('article')).toBe(article);
    expect(article?.textContent).toContain(`Title of ${first}`);
    expect(place.reports).toEqual([['PART_EFFECT_FAILED', 'broken in an effect']]);
  });

  test('later leaves the reader the nodes of the server too', async () => {
    const place = await placeFor(faults.press as ComponentType<PartProps>);
    const text = place.element.textContent;
    await place.mount();
    fireEvent.click(place.element.querySelector('button') as Element);
    expect(place.element.textContent).toBe(text);
    expect(place.reports).toEqual([['PART_EFFECT_FAILED', 'broken after a press']]);
  });

  test('on one page is given a new chance on the next', async () => {
    const place = await placeFor(
      (props) => {
        if (props.page.url === first) throw broken('on the first page');
        return <Article {...props} />;
      },
      { servedBy: Article },
    );
    await place.mount();
    await place.show(second);
    expect(place.element.querySelector('[data-part-failed]')).toBeNull();
    expect(place.element.querySelector('h1')?.textContent).toBe(`Title of ${second}`);
  });

  test('on a later page does not show the text of another one', async () => {
    const place = await placeFor((props) => {
      if (props.page.url === second) throw broken('on the second page');
      return <Article {...props} />;
    });
    await place.mount();
    await place.show(second);
    expect(place.element.textContent).toBe('');
    expect(place.element.querySelector('[data-part-failed]')).not.toBeNull();
    expect(place.reports).toEqual([['PART_RENDER_FAILED', 'broken on the second page']]);
    await place.show(first);
    expect(place.element.querySelector('b')?.textContent).toBe(first);
  });

  test('in a place of its own can be taken out', async () => {
    const place = await placeFor(faults.rendering as ComponentType<PartProps>, { served: false });
    await place.mount();
    expect(place.reports).toEqual([['PART_RENDER_FAILED', 'broken while rendering']]);
    await place.unmount();
    expect(place.element.childNodes).toHaveLength(0);
  });
});

describe('slots', () => {
  test('are filled once the part lives, with what the server put there still standing, and emptied with it', async () => {
    const place = await placeFor(Article);
    const inside = place.element.querySelector('[data-slot] i');
    expect(place.slotEvents).toEqual([]);
    await place.mount();
    expect(place.slotEvents).toEqual(['bookmark into bookmark']);
    expect(place.element.querySelector('[data-slot] i')).toBe(inside);
    fireEvent.click(place.element.querySelector('button') as Element);
    expect(place.element.querySelector('[data-slot] i')).toBe(inside);
    await place.unmount();
    expect(place.slotEvents).toEqual(['bookmark into bookmark', 'bookmark left']);
  });

  test('stay filled while the part shows another page', async () => {
    const place = await placeFor(Article);
    await place.mount();
    await place.show(second);
    expect(place.slotEvents).toEqual(['bookmark into bookmark']);
  });
});

describe('what a part is given', () => {
  test('subscriptions call the newest callback', async () => {
    const heard: string[] = [];
    const place = await placeFor(
      ({ page }) => {
        useSubscription('toast/closed', ({ id }) => heard.push(`${id} on ${page.url}`));
        return null;
      },
      { served: false },
    );
    await place.mount();
    place.bus.publish('toast/closed', { id: 'one' });
    await place.show(second);
    place.bus.publish('toast/closed', { id: 'two' });
    expect(heard).toEqual([`one on ${first}`, `two on ${second}`]);
  });

  test('navigation goes to the shell', async () => {
    const place = await placeFor(
      () => {
        const navigate = useNavigate();
        return <button onClick={() => navigate(second)}>go</button>;
      },
      { served: false },
    );
    await place.mount();
    fireEvent.click(place.element.querySelector('button') as Element);
    expect(place.navigations).toEqual([second]);
  });

  test('a hook outside a part says so', async () => {
    const { renderToString } = await import('react-dom/server');
    const Stray = () => <p>{useText()('more')}</p>;
    expect(() => renderToString(<Stray />)).toThrow('A hook of remote-kit was used outside a part');
  });
});

test('a part whose language cannot be fetched rejects, and the HTML of the server stays', async () => {
  const place = await placeFor(Article, { url: '/ja/first' });
  const unreachable = catalogue('more = More', { ja: () => Promise.reject(new Error('offline')) });
  const html = place.element.innerHTML;
  const { mount } = browserPart(definePart({ component: Article, messages: unreachable }));
  const props = {
    domElement: place.element,
    current: { get: () => propsAt('/ja/first'), onChange: () => () => undefined },
    configuration: defaultConfiguration,
  };
  await expect(mount(props as unknown as MountProps)).rejects.toThrow('offline');
  expect(place.element.innerHTML).toBe(html);
});
