/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { catalogue } from '@webdocs/i18n';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { useEffect } from 'react';
import { browserPart } from './browser.tsx';
import { useText } from './context.tsx';
import { definePiece, latePiece, useLatePiece, type LatePiece } from './late-piece.tsx';
import { definePart } from './part.ts';
import { serverEntry } from './server.tsx';

const page = { renderer: 'Spa', url: '/fr/tea', slug: 'tea', pageTitle: 'Tea' } as const;
const definition = { name: 'mfe-tea' } as never;
const ofPart = catalogue('tea-title = Tea\ntea-shared = Of the part\n', { fr: async () => ({ default: 'tea-title = Thé\n' }) });
const ofPiece = catalogue('tea-more = More\n', { fr: async () => ({ default: 'tea-more = Encore\n' }) });

const more = definePiece({
  component: function More({ cups }: { readonly cups: number }) {
    const text = useText();
    return <p>{[text('tea-title'), text('tea-more'), text('tea-shared'), cups].join(' ')}</p>;
  },
  messages: ofPiece,
});
const said = 'Thé Encore Of the part 3';

function teaPart(More: LatePiece<{ cups: number }>) {
  return definePart({ component: () => <More cups={3} />, messages: ofPart, late: [More] });
}

let mounted: MountedPart | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});
const settled = () => act(() => new Promise<void>((turn) => setTimeout(turn, 20)));

describe('in the HTML of the server', () => {
  test('a late piece is rendered with its own texts and those of its part', async () => {
    const entry = serverEntry(definition, { tea: teaPart(latePiece(async () => more)) });
    expect(await renderOnServer(entry, 'tea', { page })).toContain(`<p>${said}</p>`);
  });

  test('it stays until the piece is there, and is the same element afterwards', async () => {
    const html = await renderOnServer(serverEntry(definition, { tea: teaPart(latePiece(async () => more)) }), 'tea', { page });
    let come: () => void = () => undefined;
    const late = latePiece(async () => {
      await new Promise<void>((resolve) => (come = resolve));
      return more;
    });
    mounted = await mountInBrowser(browserPart(teaPart(late)), 'mfe-tea/tea', { page }, html);
    const served = mounted.element.querySelector('p');
    expect(served?.textContent).toBe(said);
    come();
    await settled();
    expect(mounted.element.querySelector('p')).toBe(served);
    expect(mounted.reports).toEqual([]);
  });

  test('it stays where the piece cannot be fetched', async () => {
    const html = await renderOnServer(serverEntry(definition, { tea: teaPart(latePiece(async () => more)) }), 'tea', { page });
    const late = latePiece<{ cups: number }>(() => Promise.reject(new Error('no line')));
    mounted = await mountInBrowser(browserPart(teaPart(late)), 'mfe-tea/tea', { page }, html);
    await settled();
    expect(mounted.element.querySelector('p')?.textContent).toBe(said);
    expect(mounted.reports).toEqual([]);
  });
});

test('without the HTML of a server it is shown when it is there', async () => {
  mounted = await mountInBrowser(browserPart(teaPart(latePiece(async () => more))), 'mfe-tea/tea', { page });
  await settled();
  expect(mounted.element.textContent).toBe(said);
});

test('it is asked for once, however often it is shown', async () => {
  const load = jest.fn(async () => more);
  const More = latePiece(load);
  const part = definePart({
    component: () => (
      <>
        <More cups={3} />
        <More cups={3} />
      </>
    ),
    messages: ofPart,
  });
  mounted = await mountInBrowser(browserPart(part), 'mfe-tea/tea', { page });
  await settled();
  expect(mounted.element.querySelectorAll('p')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a piece that the reader reaches for comes when it is asked for; a failure is reported and the next try asks again', async () => {
  const noLine = new Error('no line');
  const load = jest.fn().mockRejectedValueOnce(noLine).mockRejectedValueOnce(noLine).mockResolvedValue(more);
  const More = latePiece<{ cups: number }>(load);
  let ask: () => Promise<void> = async () => undefined;
  const part = definePart({
    component: function OnDemand() {
      const { isThere, hasFailed, fetch } = useLatePiece(More);
      useEffect(() => void (ask = fetch), [fetch]);
      return isThere ? <More cups={3} /> : <i>{hasFailed ? 'failed' : 'not asked'}</i>;
    },
    messages: ofPart,
  });
  mounted = await mountInBrowser(browserPart(part), 'mfe-tea/tea', { page });
  expect([mounted.element.textContent, load.mock.calls.length]).toEqual(['not asked', 0]);
  await act(() => ask());
  expect(mounted.element.textContent).toBe('failed');
  expect(mounted.reports).toEqual([{ code: 'PART_EFFECT_FAILED', cause: noLine }]);
  await act(() => ask());
  expect(mounted.element.textContent).toBe(said);
});

test('a piece that does not come at once is asked for once more before it is said to have failed', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue(more);
  mounted = await mountInBrowser(browserPart(teaPart(latePiece(load))), 'mfe-tea/tea', { page });
  await waitFor(() => expect(mounted?.element.textContent).toBe(said), { timeout: 4000 });
  expect([load.mock.calls.length, mounted.reports]).toEqual([2, []]);
});

test('what does not come because there is no network is no failure of the part', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const More = latePiece<{ cups: number }>(() => Promise.reject(new Error('no line')));
  let ask: () => Promise<void> = async () => undefined;
  const part = definePart({
    component: function OnDemand() {
      const { hasFailed, fetch } = useLatePiece(More);
      useEffect(() => void (ask = fetch), [fetch]);
      return <i>{hasFailed && 'failed'}</i>;
    },
    messages: ofPart,
  });
  mounted = await mountInBrowser(browserPart(part), 'mfe-tea/tea', { page });
  await act(() => ask());
  online.mockRestore();
  expect([mounted.element.textContent, mounted.reports]).toEqual(['failed', []]);
});
