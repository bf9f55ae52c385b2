import { configureStore } from '@reduxjs/toolkit';
import { events, type EventNamed, type Facts, type PayloadOf } from '@webdocs/contracts/events/event';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { DeclaredUse } from '@webdocs/contracts/remote/declared-use';
import * as v from 'valibot';
import { factsReducer } from './facts.ts';
import { contractOf, type EventContract } from './own-events.ts';

export interface EventBus {
  /** Publishes a declared event. A malformed payload is dropped, counted and reported; it throws only what `report` throws. */
  publish<N extends string>(event: N & EventNamed<N>, payload: PayloadOf<N>): void;
  /** Calls back for each later event, and at once with the last one where the contract says so. */
  subscribe<N extends string>(event: N & EventNamed<N>, callback: (payload: PayloadOf<N>) => void): () => void;
  facts(): Facts;
  /** The facts that the server rendered with: what a part must read while it hydrates. */
  factsAtStart(): Facts;
  /** Calls back after any fact changed. */
  onFacts(callback: () => void): () => void;
  /**
   * The same bus, signing with another team's name and bound to what it declares; its own events are known from then on. A release
   * that was built before there was such a list is not bound.
   */
  as(source: string, declared?: DeclaredUse): EventBus;
  /** How many events were dropped so far. */
  dropped(): number;
}

export interface BusOptions {
  readonly facts: Facts;
  readonly source: string;
  /** Told of every dropped event and failed subscriber. It throws what must not go unnoticed, as undeclared use in development. */
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
  const own = new Map<string, EventContract>();
  const subscribers = new Map<string, Set<Callback>>();
  const last = new Map<string, unknown>();
  let droppedCount = 0;

  return busFor(source);

  function busFor(team: string, declared?: DeclaredUse): EventBus {
    for (const [event, ofTeam] of Object.entries(declared?.events ?? {})) own.set(event, contractOf(ofTeam));
    const isDeclared = (event: string, list: 'publishes' | 'consumes'): boolean => {
      const listed = !declared || declared[list]?.includes(event);
      if (!listed) drop(new Failure('EVENT_UNDECLARED', { event, list, source: team }));
      return Boolean(listed);
    };
    return {
      publish: (event, payload) => isDeclared(event, 'publishes') && publish(team, event, payload),
      subscribe: (event, callback) => (isDeclared(event, 'consumes') ? subscribe(event, callback as Callback) : () => undefined),
      facts: () => store.getState(),
      factsAtStart: () => facts,
      onFacts: (callback) => store.subscribe(() => guarded('facts', callback)),
      as: busFor,
      dropped: () => droppedCount,
    };
  }

  function publish(team: string, event: string, payload: unknown): void {
    const contract: EventContract | undefined = Object.hasOwn(events, event) ? events[event as keyof typeof events] : own.get(event);
    if (!contract) return drop(new Failure('EVENT_UNKNOWN', { event, source: team }));
    const parsed = v.safeParse(contract.payload, payload);
    if (!parsed.success) return drop(new Failure('EVENT_MALFORMED', { event, source: team, cause: v.summarize(parsed.issues) }));
    if (contract.replay === 'last') last.set(event, parsed.output);
    store.dispatch({ type: event, payload: parsed.output, meta: { source: team, version: contract.version } });
    for (const callback of [...(subscribers.get(event) ?? [])]) call(event, callback, parsed.output);
  }

  function subscribe(event: string, callback: Callback): () => void {
    const set = subscribers.get(event) ?? new Set<Callback>();
    subscribers.set(event, set.add(callback));
    if (last.has(event)) call(event, callback, last.get(event));
    return () => set.delete(callback);
  }

  function call(event: string, callback: Callback, payload: unknown): void {
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
