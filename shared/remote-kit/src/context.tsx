import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { EventNamed, Facts, PayloadOf } from '@webdocs/contracts/events/event';
import type { FailureCode } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import type { EventBus } from '@webdocs/event-bus';
import type { Messages, MessageArguments } from '@webdocs/i18n';
import { createContext, useContext, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

export interface PartIdentity {
  readonly remote: string;
  readonly version: string;
  readonly part: string;
}

/** Fills the slots that a part opens. On the server it only leaves a mark that the gateway replaces. */
export interface SlotMounter {
  /** HTML to print inside the slot's element on the server; the browser keeps what is there. */
  readonly mark: (slot: SlotName) => string;
  /** Mounts the part that fills the slot into the element; returns how to take it out again. */
  readonly mount: (slot: SlotName, element: HTMLElement, input?: string) => () => void;
}

export interface PartContext {
  readonly identity: PartIdentity;
  readonly bus: EventBus;
  readonly configuration: PublicConfiguration;
  readonly messages: Messages;
  readonly slots: SlotMounter;
  readonly navigate: (href: string) => void;
  /** Brings what the page at an address needs before the reader asks for it. */
  readonly prefetch: (href: string) => void;
  readonly report: (code: FailureCode, thrown: unknown) => void;
}

const Context = createContext<PartContext | undefined>(undefined);

export function PartContextProvider({ value, children }: { value: PartContext; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function usePartContext(): PartContext {
  const context = useContext(Context);
  if (!context) throw new Error('A hook of remote-kit was used outside a part');
  return context;
}

/**
 * A fact of the event bus, kept current. While hydrating it is what it was for the server; a fact that changed before the
 * part came to life follows at once.
 */
export function useFact<K extends keyof Facts>(name: K): Facts[K] {
  const { bus } = usePartContext();
  return useSyncExternalStore(
    bus.onFacts,
    () => bus.facts()[name],
    () => bus.factsAtStart()[name],
  );
}

export function usePublish(): EventBus['publish'] {
  return usePartContext().bus.publish;
}

/** Calls back for each event while mounted, always with the newest callback. */
export function useSubscription<N extends string>(event: N & EventNamed<N>, callback: (payload: PayloadOf<N>) => void): void {
  const { bus } = usePartContext();
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  useEffect(() => bus.subscribe<N>(event, (payload) => newest.current(payload)), [bus, event]);
}

/** The text of a message out of the package's catalogue. */
export function useText(): (id: string, values?: MessageArguments) => string {
  return usePartContext().messages.text;
}

export function useLocale(): Locale {
  return usePartContext().messages.locale;
}

export function useConfiguration(): PublicConfiguration {
  return usePartContext().configuration;
}

export function useNavigate(): (href: string) => void {
  return usePartContext().navigate;
}

export function usePrefetch(): (href: string) => void {
  return usePartContext().prefetch;
}

export function useReport(): PartContext['report'] {
  return usePartContext().report;
}
