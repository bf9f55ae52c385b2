/** @jest-environment jsdom */
import { addressOf } from '@webdocs/contracts/reader/address';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import type { Page } from '@webdocs/contracts/page/page';
import { createEventBus } from '@webdocs/event-bus';
import type { MountProps, PartLifecycles } from '@webdocs/remote-kit';
import { defaultConfiguration } from '@webdocs/testing/render';
import { start as startSingleSpa } from 'single-spa';
import { currentProps } from './current-props.ts';
import { createMounter } from './mounter.ts';

const page: Page = { renderer: 'Spa', url: '/en-US/x', slug: 'x', pageTitle: 'X' };
const address = addressOf(page.url);
const reports: string[] = [];
const mounter = createMounter({
  bus: createEventBus({ facts: startFacts(page, address, 'shell'), source: 'shell', report: () => undefined }),
  configuration: defaultConfiguration,
  slots: { mark: () => '', mount: () => () => undefined },
  navigate: () => undefined,
  prefetch: () => undefined,
  report: ({ remote, version, part }, code) => reports.push(`${code} ${part} of ${remote} ${version}`),
});
let places = 0;

beforeAll(() => startSingleSpa());
beforeEach(() => reports.splice(0));
afterEach(() => jest.useRealTimers());

function placeFor(lifecycles: Partial<PartLifecycles>) {
  places += 1;
  const element = document.body.appendChild(document.createElement('div'));
  element.id = `single-spa-application:mfe-docs@1.0.0/page#${places}`;
  const whole: PartLifecycles = {
    bootstrap: async () => undefined,
    mount: async ({ domElement }) => void (domElement.textContent = 'mounted'),
    unmount: async ({ domElement }) => domElement.replaceChildren(),
    ...lifecycles,
  };
  const loaded = { lifecycles: whole, identity: { remote: 'mfe-docs', version: '1.0.0', part: 'page' } };
  return { element, loaded, current: currentProps({ page, address }) };
}

describe.each(['mountApplication', 'mountParcel'] as const)('%s', (mount) => {
  test('mounts into its element and takes out again', async () => {
    const { element, loaded, current } = placeFor({});
    const part = await mounter[mount](loaded, current, element);
    expect(element.textContent).toBe('mounted');
    expect(part.hasFailed()).toBe(false);
    await part.unmount();
    expect(element.textContent).toBe('');
  });

  test('rejects where the part cannot be mounted, and the next one can', async () => {
    const broken = placeFor({ mount: () => Promise.reject(new Error('its language cannot be fetched')) });
    await expect(mounter[mount](broken.loaded, broken.current, broken.element)).rejects.toThrow('its language cannot be fetched');
    const sound = placeFor({});
    await mounter[mount](sound.loaded, sound.current, sound.element);
    expect(sound.element.textContent).toBe('mounted');
  });

  test('knows of a part that threw while it rendered', async () => {
    const place = placeFor({ mount: async ({ report }: MountProps) => report('PART_RENDER_FAILED', new Error('broken')) });
    const part = await mounter[mount](place.loaded, place.current, place.element);
    expect(part.hasFailed()).toBe(true);
    expect(reports).toEqual(['PART_RENDER_FAILED page of mfe-docs 1.0.0']);
  });

  test('other HTML than the server sent is no failure to mount', async () => {
    const place = placeFor({ mount: async ({ report }: MountProps) => report('PART_HYDRATION_MISMATCH', new Error('differs')) });
    const part = await mounter[mount](place.loaded, place.current, place.element);
    expect(part.hasFailed()).toBe(false);
  });

  test('gives up a part that never settles, and the next one mounts', async () => {
    jest.useFakeTimers();
    const endless = placeFor({ mount: () => new Promise(() => undefined) });
    const outcome = expect(mounter[mount](endless.loaded, endless.current, endless.element)).rejects.toMatchObject({
      code: 'PART_LOAD_TIMEOUT',
    });
    const sound = placeFor({});
    const next = mounter[mount](sound.loaded, sound.current, sound.element);
    await jest.advanceTimersByTimeAsync(12_000);
    await outcome;
    await next;
    expect(sound.element.textContent).toBe('mounted');
  });
});
