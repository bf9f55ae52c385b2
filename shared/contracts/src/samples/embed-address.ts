import { playgroundPath } from './playground-address.ts';

/**
 * Where code of the Playground is shown in pages of other sites: a host beside those of samples, on which no code runs, at the path that the
 * Playground has on the site. It names the code as the Playground does: by `id`, or after the hash, where no server sees it.
 */
export const embedHostName = 'embed';

export const embedViews = ['result', 'code', 'both'] as const;
export type EmbedView = (typeof embedViews)[number];

export const embedParameters = { id: 'id', view: 'show', theme: 'theme' } as const;

interface EmbedAddress {
  /** Origin of the playground: `http://play.localhost:3000`. */
  readonly origin: string;
  readonly locale: string;
  readonly view: EmbedView;
  /** Of shared code; other code is in `state`. */
  readonly id?: string | undefined;
  readonly state?: string | undefined;
}

export function embedOrigin(origin: string): string {
  const { protocol, host } = new URL(origin);
  return `${protocol}//${embedHostName}.${host}`;
}

export function embedAddress({ origin, locale, view, id, state }: EmbedAddress): string {
  const address = new URL(playgroundPath(locale), embedOrigin(origin));
  if (id) address.searchParams.set(embedParameters.id, id);
  if (view !== 'both') address.searchParams.set(embedParameters.view, view);
  if (state && !id) address.hash = new URLSearchParams({ state }).toString();
  return address.href;
}
