import { configureStore } from '@reduxjs/toolkit';
import { events, type EventName, type EventPayload, type Facts } from '@webdocs/contracts/events/event';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { factsReducer } from './facts.ts';

export interface EventBus {
  /** Publishes a declared event. A malformed payload is dropped, counted and reported; it never throws. */
  publish<N extends EventName>(event: N, payload: EventPayload<N>): void;
  /** Calls back for each later event, and at once with the last one where the contract says so. */
  subscribe<N extends EventName>(event: N, callback: (payload: EventPayload<N>) => void): () => void;
  facts(): Facts;
  /** The facts that the server rendered with: what a part must read while it hydrates. */
  factsAtStart(): Facts;
  /** Calls back after any fact changed. */
  onFacts(callback: () => void): () => void;
  /** The same bus, signing with another team's name. */
  as(source: string): EventBus;
  /** How many events were dropped so far. */
  dropped(): number;
}

export interface BusOptions {
  readonly facts: Facts;
  readonly source: string;
  /** Told of every dropped event and failed subscriber. */
  readonly report: (failure: Failure) => void;
  /** Shown Redux DevTools in development. */
  readonly devTools?: boolean;
}

type Callback = (payload: never) => void;

export function createEventBus({ facts, source, report, devTools = false }: BusOptions): EventBus {
  const store = configureStore({
    reducer: factsReducer(facts),
    devTools: devTools && { name: 'Webdocs' },
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
  });
  const subscribers = new Map<EventName, Set<Callback>>();
  const last = new Map<EventName, unknown>();
  let droppedCount = 0;

  return busFor(source);

  function busFor(team: string): EventBus {
    return {
      publish: (event, payload) => publish(team, event, payload),
      subscribe,
      facts: () => store.getState(),
      factsAtStart: () => facts,
      onFacts: (callback) => store.subscribe(() => guarded('facts', callback)),
      as: busFor,
      dropped: () => droppedCount,
    };
  }

  function publish(team: string, event: EventName, payload: unknown): void {
    const declared = Object.hasOwn(events, event) ? events[event] : undefined;
    if (!declared) return drop(new Failure('EVENT_UNKNOWN', { event, source: team }));
    const parsed = v.safeParse(declared.payload as v.GenericSchema, payload);
    if (!parsed.success) return drop(new Failure('EVENT_MALFORMED', { event, source: team, cause: v.summarize(parsed.issues) }));
    if (declared.replay === 'last') last.set(event, parsed.output);
    store.dispatch({ type: event, payload: parsed.output, meta: { source: team, version: declared.version } });
    for (const callback of [...(subscribers.get(event) ?? [])]) call(event, callback, parsed.output);
  }

  function subscribe<N extends EventName>(event: N, callback: (payload: EventPayload<N>) => void): () => void {
    const set = subscribers.get(event) ?? new Set<Callback>();
    subscribers.set(event, set.add(callback as Callback));
    if (last.has(event)) call(event, callback as Callback, last.get(event));
    return () => set.delete(callback as Callback);
  }

  function call(event: EventName, callback: Callback, payload: unknown): void {
    guarded(event, () => callback(payload as never));
  }

  /** One team's mistake must not keep the others from hearing, nor reach the team that published. */
  function guarded(event: string, work: () => void): void {
    try {
      work();
    } catch (thrown) {
      report(new Failure('EVENT_HANDLER_FAILED', { event, cause: causeOf(thrown) }, { cause: thrown }));
    }
  }

  function drop(failure: Failure): void {
    droppedCount += 1;
    report(failure);
  }
}
