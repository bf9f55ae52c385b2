/** @jest-environment jsdom */
import { createCollection, listCollections } from '@webdocs/contracts/api/collections';
import type { DeclaredCalls } from '@webdocs/contracts/api/calls';
import type { DeclaredUse } from '@webdocs/contracts/remote/declared-use';
import { catalogue } from '@webdocs/i18n';
import { createEventBus, type EventBus } from '@webdocs/event-bus';
import { addressOf } from '@webdocs/contracts/reader/address';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import { defaultConfiguration } from '@webdocs/testing/render';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { usePublish } from './context.tsx';
import type { MountProps } from './mount-props.ts';
import { definePart } from './part.ts';
import { Slot } from './Slot.tsx';

// What a build puts into the code of a remote.
const declaredUse: DeclaredUse = { publishes: ['toast/closed'], consumes: [], opens: ['bookmark'] };
const declaredCalls: DeclaredCalls = { remote: 'mfe-docs', calls: ['listCollections'] };
Object.assign(globalThis, { DECLARED_USE: declaredUse, DECLARED_CALLS: declaredCalls });

const page = { renderer: 'Spa', url: '/en-US/play', slug: 'play', pageTitle: 'Play' } as const;
const address = addressOf(page.url);
const shown = { page, address };

/** A live page: what is undeclared is reported, and nothing throws. */
async function mounted(component: () => React.ReactNode) {
  const { browserEntry } = await import('./browser-entry.ts');
  const reports: string[] = [];
  const opened: string[] = [];
  const bus: EventBus = createEventBus({
    facts: startFacts(page, address, 'mfe-docs'),
    source: 'shell',
    report: (failure) => reports.push(`${failure.code} ${failure.message}`),
  });
  const props: MountProps & Record<string, unknown> = {
    name: 'mfe-docs/page#1',
    domElement: document.body.appendChild(document.createElement('div')),
    identity: { remote: 'mfe-docs', version: '1.0.0', part: 'page' },
    bus,
    configuration: defaultConfiguration,
    slots: {
      mark: () => '',
      mount(slot) {
        opened.push(slot);
        return () => undefined;
      },
    },
    current: { get: () => shown, onChange: () => () => undefined },
    navigate: () => undefined,
    prefetch: () => undefined,
    report: (code, thrown) => reports.push(`${code} ${(thrown as Error).message}`),
  };
  const lifecycles = browserEntry(definePart({ component, messages: catalogue('') }));
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await act(() => new Promise<void>((turn) => setTimeout(turn)));
  return { bus, reports, opened, element: props.domElement };
}

test('a part opens the slots that its remote declares; any other stays empty and is reported', async () => {
  const { reports, opened, element } = await mounted(() => (
    <>
      <Slot name="bookmark" />
      <Slot name="ad-side" />
    </>
  ));
  expect(opened).toEqual(['bookmark']);
  expect(element.querySelectorAll('[data-slot]')).toHaveLength(2);
  expect(new Set(reports)).toEqual(new Set(['SLOT_UNDECLARED Slot ad-side is not listed under opens of mfe-docs']));
});

test('a part publishes what its remote declares, and nothing else', async () => {
  const { bus, reports } = await mounted(function Publisher() {
    const publish = usePublish();
    useEffect(() => {
      publish('toast/closed', { id: 'one' });
      publish('theme/chosen', { theme: 'dark' });
    }, [publish]);
    return null;
  });
  expect(bus.facts().theme).toBe('os-default');
  expect(bus.dropped()).toBe(1);
  expect(reports).toEqual(['EVENT_UNDECLARED Event theme/chosen is not listed under publishes of mfe-docs']);
});

test('calls that are not declared are not made, and reported by the part that was mounted last', async () => {
  const { reports } = await mounted(() => null);
  const { call } = await import('./call.ts');
  const asked: string[] = [];
  const fetch = (async (to: string) => {
    asked.push(to);
    return { ok: true, status: 200, headers: new Map(), text: async () => '[]' };
  }) as unknown as typeof globalThis.fetch;
  await expect(call(listCollections, { fetch })).resolves.toEqual([]);
  await expect(call(createCollection, { body: { name: 'x' }, fetch })).rejects.toMatchObject({ code: 'CALL_UNDECLARED' });
  expect(asked).toHaveLength(1);
  expect(reports).toEqual(['CALL_UNDECLARED Call createCollection is not listed under calls of mfe-docs']);
});
