import type { Locale } from '@webdocs/contracts/reader/locale';
import { loadMessages, type Catalogue, type Messages } from '@webdocs/i18n';
import { lazy, memo, Suspense, useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { PartContextProvider, usePartContext } from './context.tsx';

/** A component with the texts that it needs besides those of its part. */
export interface Piece<Props extends object> {
  readonly component: ComponentType<Props>;
  readonly messages: Catalogue;
}

/** A component that a browser fetches after its part, with its texts. */
export interface LatePiece<Props extends object> extends FetchedLater {
  (props: Props): ReactNode;
}

/** What a server waits for before it renders a part. */
export interface FetchedLater {
  /** Asks once for each language; after a failure the next call asks again. */
  readonly fetch: (locale: Locale, pseudo: boolean) => Promise<unknown>;
}

const againMs = 1000;

export function definePiece<Props extends object>(piece: Piece<Props>): Piece<Props> {
  return piece;
}

/**
 * Says where a piece comes from: `latePiece(async () => (await import('./Panel.tsx')).panel)`. Where it is rendered, the HTML of
 * the server stays until code and texts are there; a piece that cannot be fetched leaves it as it is. A part names the pieces
 * that its server renders: `definePart({ component, messages, late: [Panel] })`.
 */
export function latePiece<Props extends object>(load: () => Promise<Piece<Props>>): LatePiece<Props> {
  const asked = new Map<string, Promise<ComponentType<Props>>>();
  const shown = new Map<string, ComponentType<Props>>();

  // Rendered again only for other properties: a change before the piece is there would throw away what the server made.
  const Late = memo(function Late(props: Props) {
    const { messages, configuration } = usePartContext();
    const Shown = shownIn(messages.locale, configuration.pseudoLocale);
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  });
  return Object.assign(Late as unknown as (props: Props) => ReactNode, { fetch });

  function fetch(locale: Locale, pseudo: boolean): Promise<ComponentType<Props>> {
    const key = `${locale} ${pseudo}`;
    const fetched = asked.get(key) ?? fetchedIn(locale, pseudo);
    asked.set(key, fetched);
    fetched.then(
      (component) => shown.has(key) || shown.set(key, component),
      () => asked.delete(key),
    );
    return fetched;
  }

  async function fetchedIn(locale: Locale, pseudo: boolean): Promise<ComponentType<Props>> {
    const { component, messages } = await load().catch((thrown: unknown) => afterAMoment(load, thrown));
    return withTexts(component, await loadMessages(messages, locale, { pseudo }));
  }

  /** The same component for a language once and for all: React would make the elements of another one anew. */
  function shownIn(locale: Locale, pseudo: boolean): ComponentType<Props> {
    const key = `${locale} ${pseudo}`;
    const component = shown.get(key) ?? lazy(() => fetch(locale, pseudo).then(asDefault, () => forgotten(key)));
    shown.set(key, component);
    return component;
  }

  /** The page that shows it stays as the server made it; the next page asks again. */
  function forgotten(key: string): Promise<never> {
    shown.delete(key);
    return new Promise(() => undefined);
  }
}

/** For a piece that is fetched when the reader reaches for it: render it once it is there. */
export function useLatePiece(piece: FetchedLater): {
  readonly isThere: boolean;
  readonly hasFailed: boolean;
  readonly fetch: () => Promise<void>;
} {
  const { messages, configuration, report } = usePartContext();
  const { locale } = messages;
  const { pseudoLocale } = configuration;
  const [state, setState] = useState<'unasked' | 'there' | 'failed'>('unasked');
  const fetch = useCallback(async () => {
    setState((before) => (before === 'failed' ? 'unasked' : before));
    try {
      await piece.fetch(locale, pseudoLocale);
      setState('there');
    } catch (thrown) {
      setState('failed');
      // Without a network nothing of it is broken: the part that asked says so in the page.
      if (navigator.onLine) report('PART_EFFECT_FAILED', thrown);
    }
  }, [piece, locale, pseudoLocale, report]);
  return { isThere: state === 'there', hasFailed: state === 'failed', fetch };
}

/** A hiccup of the network. Firefox also fails what a page fetches while its reader goes to another one: nothing comes of it then. */
async function afterAMoment<T>(load: () => Promise<T>, thrown: unknown): Promise<T> {
  // False in browsers that know that there is no network, undefined on a server.
  if (!(globalThis.navigator as Navigator | undefined)?.onLine) throw thrown;
  await new Promise((turn) => setTimeout(turn, againMs));
  return load();
}

function asDefault<T>(component: T): { default: T } {
  return { default: component };
}

/** What the piece does not say itself is said by its part. */
function withTexts<Props extends object>(Component: ComponentType<Props>, own: Messages): ComponentType<Props> {
  return function PieceWithTexts(props: Props) {
    const context = usePartContext();
    const value = useMemo(() => {
      const ofPart = context.messages;
      const text: Messages['text'] = (id, values) => (own.has(id) ? own : ofPart).text(id, values);
      return { ...context, messages: { locale: own.locale, has: (id: string) => own.has(id) || ofPart.has(id), text } };
    }, [context]);
    return (
      <PartContextProvider value={value}>
        <Component {...props} />
      </PartContextProvider>
    );
  };
}
