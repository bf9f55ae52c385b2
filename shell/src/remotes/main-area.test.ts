/** @jest-environment jsdom */
import { addressOf } from '@webdocs/contracts/reader/address';
import type { PartProps } from '@webdocs/remote-kit';
import { createMainArea } from './main-area.ts';
import type { MountedPart, Mounter } from './mounter.ts';
import type { LoadedPart } from './part-loader.ts';

const propsAt = (pathname: string): PartProps => ({
  page: { renderer: 'Spa', url: pathname, slug: '', pageTitle: pathname },
  address: addressOf(pathname),
});
const loaded = (version: string, part = 'page'): LoadedPart => ({
  lifecycles: {} as LoadedPart['lifecycles'],
  identity: { remote: 'mfe-docs', version, part },
});

type Fate = 'writes' | 'fails' | 'fails later' | 'rejects';

/** A place for a main part, and parts that write who they are, fail while they render, or cannot be mounted at all. */
function openArea(fates: Readonly<Record<string, Fate>> = {}) {
  document.body.innerHTML = '<main><div id="single-spa-application:mfe-docs@1/page">text of the server</div></main>';
  const main = document.querySelector('main') as HTMLElement;
  const mountable = new Map<string, () => void>();
  const mounter = {
    async mountApplication({ identity }: LoadedPart, current: MountedPart['current'], element: HTMLElement) {
      if (mountable.has(identity.version)) await new Promise<void>((resolve) => mountable.set(identity.version, resolve));
      const fate = fates[identity.version] ?? 'writes';
      if (fate === 'rejects') throw new Error('no mount');
      const write = () => void (element.textContent = fate === 'fails' ? '' : `${current.get().page.url} by ${identity.version}`);
      if (element.id.includes('#')) write();
      current.onChange(write);
      // An effect runs when the part is already.
      if (fate === 'fails later') queueMicrotask(() => queueMicrotask(() => element.replaceChildren()));
      return { identity, current, hasFailed: () => fate === 'fails', unmount: async () => element.replaceChildren() };
    },
  } as unknown as Mounter;
  const visible = () => [...main.children].filter((element) => !(element as HTMLElement).hidden).map(({ textContent }) => textContent);
  const hold = (version: string) => mountable.set(version, () => undefined);
  const release = (version: string) => mountable.get(version)?.();
  return { main, area: createMainArea(main, mounter), visible, hold, release };
}

test('the HTML of the server is taken over where it is', async () => {
  const { area, main, visible } = openArea();
  const served = main.firstElementChild;
  expect(await area.hydrate(loaded('1'), propsAt('/en-US/docs/A'))).toBe(true);
  expect(main.firstElementChild).toBe(served);
  expect(visible()).toEqual(['text of the server']);
});

test('a part that fails while it takes over says so', async () => {
  const { area } = openArea({ 1: 'fails' });
  expect(await area.hydrate(loaded('1'), propsAt('/en-US/docs/A'))).toBe(false);
});

test('a next page of the same part is shown by the part that is there', async () => {
  const { area, main, visible } = openArea();
  await area.hydrate(loaded('1'), propsAt('/en-US/docs/A'));
  const standing = main.firstElementChild;
  expect(await area.show(loaded('1'), propsAt('/en-US/docs/B'))).toBe('shown');
  expect(main.firstElementChild).toBe(standing);
  expect(visible()).toEqual(['/en-US/docs/B by 1']);
});

test('another part, or the same in another version, gets a container of its own that says who is in it', async () => {
  const { area, main, visible } = openArea();
  await area.hydrate(loaded('1'), propsAt('/en-US/docs/A'));
  await area.show(loaded('2'), propsAt('/en-US/docs/B'));
  expect(visible()).toEqual(['/en-US/docs/B by 2']);
  expect(main.children).toHaveLength(1);
  expect(main.firstElementChild?.id).toBe('single-spa-application:mfe-docs@2/page#1');
});

test.each<Fate>(['fails', 'rejects'])('a part that %s does not take away what the reader had', async (fate) => {
  const { area, main, visible } = openArea({ 2: fate });
  await area.hydrate(loaded('1'), propsAt('/en-US/docs/A'));
  const outcome = await area.show(loaded('2'), propsAt('/en-US/docs/B')).catch(() => 'kept');
  expect(outcome).toBe('kept');
  expect(visible()).toEqual(['text of the server']);
  expect(main.children).toHaveLength(1);
});

test('a page that was overtaken by a later one is not shown any more', async () => {
  const { area, visible, hold, release } = openArea();
  await area.hydrate(loaded('1'), propsAt('/en-US/docs/A'));
  hold('2');
  const slow = area.show(loaded('2'), propsAt('/en-US/docs/B'));
  await area.show(loaded('3', 'blog'), propsAt('/en-US/blog/'));
  release('2');
  expect(await slow).toBe('kept');
  expect(visible()).toEqual(['/en-US/blog/ by 3']);
});

test('code that comes late does not take over the page that the reader has moved to', async () => {
  const { area, visible } = openArea();
  await area.show(loaded('3', 'blog'), propsAt('/en-US/blog/'));
  await area.hydrate(loaded('1'), propsAt('/en-US/docs/A'));
  expect(visible()).toEqual(['/en-US/blog/ by 3']);
});

describe('after a failure', () => {
  /** What React leaves of a part that threw. */
  const emptied = (main: HTMLElement) => main.firstElementChild?.replaceChildren();

  test('a page fresh from the server is readable', async () => {
    const { area } = openArea();
    await area.hydrate(loaded('1'), propsAt('/en-US/docs/A'));
    expect(area.afterFailure()).toBe('readable');
  });

  test('a page that the browser had mounted itself is empty, and only a full load brings its text', async () => {
    const { area, main } = openArea();
    await area.show(loaded('2'), propsAt('/en-US/docs/B'));
    emptied(main);
    expect(area.afterFailure()).toBe('empty');
  });

  test('a page that the part of the server went on to show is empty too', async () => {
    const { area, main } = openArea();
    await area.hydrate(loaded('1'), propsAt('/en-US/docs/A'));
    await area.show(loaded('1'), propsAt('/en-US/docs/B'));
    emptied(main);
    expect(area.afterFailure()).toBe('empty');
  });

  test('a part that fails while it takes its place leaves the page to a full load', async () => {
    const { area } = openArea({ 2: 'fails later' });
    await area.hydrate(loaded('1'), propsAt('/en-US/docs/A'));
    expect(await area.show(loaded('2'), propsAt('/en-US/docs/B'))).toBe('empty');
  });

  test('a page in which something else failed is left alone', async () => {
    const { area, visible } = openArea();
    await area.show(loaded('2'), propsAt('/en-US/docs/B'));
    expect(area.afterFailure()).toBe('readable');
    expect(visible()).toEqual(['/en-US/docs/B by 2']);
  });

  test('the plain document that the server had sent comes back, however often a deploy replaces it in vain', async () => {
    const { area, main, visible } = openArea();
    for (const version of ['2', '3']) {
      await area.show(loaded(version), propsAt('/en-US/docs/A'), true);
      expect(visible()).toEqual([`/en-US/docs/A by ${version}`]);
      emptied(main);
      expect(area.afterFailure()).toBe('readable');
      expect(visible()).toEqual(['text of the server']);
    }
  });

  test('the plain document of another page does not come back', async () => {
    const { area, main } = openArea();
    await area.show(loaded('2'), propsAt('/en-US/docs/A'), true);
    await area.show(loaded('2'), propsAt('/en-US/docs/B'));
    emptied(main);
    expect(area.afterFailure()).toBe('empty');
  });
});
