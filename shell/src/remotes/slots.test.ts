/** @jest-environment jsdom */
import { addressOf } from '@webdocs/contracts/reader/address';
import type { ComposedRemote } from '@webdocs/contracts/remote/composition';
import type { PartReference } from '@webdocs/contracts/page/state';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import type { CurrentProps } from './current-props.ts';
import type { Mounter } from './mounter.ts';
import type { LoadedPart } from './part-loader.ts';
import { createSlots } from './slots.ts';

type Fate = 'writes' | 'fails' | 'rejects';

const observers = new Set<{ callback: IntersectionObserverCallback; element?: Element }>();
beforeEach(() => {
  observers.clear();
  document.body.replaceChildren();
  globalThis.IntersectionObserver = class {
    readonly #own: { callback: IntersectionObserverCallback; element?: Element };
    constructor(callback: IntersectionObserverCallback) {
      this.#own = { callback };
    }
    observe(element: Element) {
      observers.add(Object.assign(this.#own, { element }));
    }
    disconnect() {
      observers.delete(this.#own);
    }
  } as unknown as typeof IntersectionObserver;
});

const turns = () => new Promise((resolve) => setTimeout(resolve));

/** A page with one slot that the server filled, and remotes of which versions do what the test says. */
function openPage(fates: Readonly<Record<string, Fate>> = {}, filler: PartReference = { owner: 'mfe-ads', part: 'placement' }) {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = '<div data-filler="mfe-ads@1/placement">house</div>';
  let version = '1';
  const mounts: string[] = [];
  const failures: string[] = [];
  const filled: Element[] = [];
  const mounter = {
    async mountParcel({ identity }: LoadedPart, current: CurrentProps, container: HTMLElement) {
      const fate = fates[identity.version] ?? 'writes';
      mounts.push(identity.version);
      if (fate === 'rejects') throw new Error('no mount');
      if (!container.firstChild && fate === 'writes') container.textContent = `message of ${identity.version}`;
      return { identity, current, hasFailed: () => fate === 'fails', unmount: async () => container.replaceChildren() };
    },
  } as unknown as Mounter;
  const slots = createSlots({
    loadPart: async ({ owner, part }, remotes) => ({
      lifecycles: {} as LoadedPart['lifecycles'],
      identity: { remote: owner, version: remotes[owner]?.version ?? '', part },
    }),
    mounter: () => mounter,
    remotes: () => ({ 'mfe-ads': { version } as ComposedRemote }),
    fillerOf: () => filler,
    propsFor: (slot) => ({ page: { renderer: 'Spa', url: '/', slug: '', pageTitle: '' }, address: addressOf('/en-US/'), slot }),
    servedPropsFor: (slot) => ({ page: { renderer: 'Spa', url: '/', slug: '', pageTitle: '' }, address: addressOf('/en-US/'), slot }),
    filled: (filledElement) => void filled.push(filledElement),
    failed: (identity, code) => void failures.push(`${code} ${identity.remote} ${identity.version}`),
  });
  const close = slots.mount('ad-top' satisfies SlotName, element);
  return {
    element,
    slots,
    mounts,
    failures,
    filled,
    close,
    visible: () => [...element.children].filter((child) => !(child as HTMLElement).hidden).map(({ textContent }) => textContent),
    async comesNear() {
      for (const { callback } of [...observers])
        callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
      await turns();
    },
    async deployed(next: string) {
      version = next;
      await slots.retry('mfe-ads');
    },
  };
}

test('a slot is filled when it comes near the view, in the element that the server filled', async () => {
  const page = openPage();
  const served = page.element.firstElementChild;
  expect(page.mounts).toEqual([]);
  await page.comesNear();
  expect(page.mounts).toEqual(['1']);
  expect(page.element.firstElementChild).toBe(served);
  expect(page.visible()).toEqual(['house']);
});

test('a slot answers by itself once it is filled, and not where that failed', async () => {
  const page = openPage();
  expect(page.filled).toEqual([]);
  await page.comesNear();
  expect(page.filled).toEqual([page.element]);
  const failing = openPage({ 1: 'rejects' });
  await failing.comesNear();
  expect(failing.filled).toEqual([]);
});

test('what the server could not render is mounted afresh, and says who fills it', async () => {
  const page = openPage({}, { owner: 'mfe-ads', part: 'placement', failed: true });
  await page.comesNear();
  expect(page.visible()).toEqual(['message of 1']);
  expect((page.element.firstElementChild as HTMLElement).dataset.filler).toBe('mfe-ads@1/placement');
});

test('a next version replaces what is in the slot', async () => {
  const page = openPage();
  await page.comesNear();
  await page.deployed('2');
  expect(page.visible()).toEqual(['message of 2']);
  expect(page.element.children).toHaveLength(1);
});

test.each<Fate>(['fails', 'rejects'])('a next version that %s leaves the slot as it was', async (fate) => {
  const page = openPage({ 2: fate });
  await page.comesNear();
  await page.deployed('2');
  expect(page.visible()).toEqual(['house']);
  expect(page.element.children).toHaveLength(1);
});

test('a filler that cannot be mounted is reported with its version', async () => {
  const page = openPage({ 1: 'rejects' });
  await page.comesNear();
  expect(page.failures).toEqual(['PART_LOAD_FAILED mfe-ads 1']);
  expect(page.visible()).toEqual(['house']);
});

test('a slot far below waits for its turn, and takes the version that is live by then', async () => {
  const page = openPage();
  await page.deployed('2');
  expect(page.mounts).toEqual([]);
  await page.comesNear();
  expect(page.mounts).toEqual(['2']);
});

test('two deploys in a row leave the later one', async () => {
  const page = openPage();
  await page.comesNear();
  await Promise.all([page.deployed('2'), page.deployed('3')]);
  expect(page.visible()).toEqual(['message of 3']);
  expect(page.element.children).toHaveLength(1);
});

test('a slot that has left the page is not filled any more', async () => {
  const page = openPage();
  page.close();
  await page.comesNear();
  await page.deployed('2');
  expect(page.mounts).toEqual([]);
});
