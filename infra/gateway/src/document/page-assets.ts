import type { Asset } from '@webdocs/contracts/remote/composition';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { PageState } from '@webdocs/contracts/page/state';
import type { ResolvedRequest } from '../page-request.ts';

/** A style sheet of a page: with its text it is in the page, without it is a file. */
export interface PageStyle extends Asset {
  readonly text?: string | undefined;
}

/**
 * Exactly the style sheets of this page's parts, the shell's first. They are in the page itself, because nothing is painted before all of
 * them are there: a file would cost a round trip more. Developers see files, which their tools can exchange.
 */
export function stylesOf(request: ResolvedRequest, { developmentMode }: Pick<PublicConfiguration, 'developmentMode'>): PageStyle[] {
  const { styleTexts } = request.site;
  const assets = distinct(partsOf(request).flatMap(({ styles }) => styles));
  return developmentMode ? assets : assets.map((asset) => ({ ...asset, text: styleTexts.get(asset.src) }));
}

/** The address is where the shell and the loaders of remotes look for a sheet before they would fetch it. */
export function styleElement({ src, integrity, text }: PageStyle): string {
  if (text !== undefined) return `<style data-href="${src}">${text}</style>`;
  return `<link rel="stylesheet" href="${src}" integrity="${integrity}" crossorigin="anonymous">`;
}

/**
 * Those that are files as a header: browsers ask for the styles when the answer begins, before they have read the head of the page, and a cache
 * in front of the site may tell them earlier still.
 */
export function styleHints(styles: readonly Asset[]): string {
  return styles.map(({ src, integrity }) => `<${src}>; rel=preload; as=style; crossorigin=anonymous; integrity="${integrity}"`).join(', ');
}

/**
 * Exactly the scripts of this page: the shell, then each remote's entry and the code of the parts that it shows. A slot that the page as
 * it is served has no place for may be opened by its reader, who fetches it then; most never do.
 */
export function scriptsOf(request: ResolvedRequest, hasPlace: (slot: string) => boolean): PageState['scripts'] {
  const { remotes } = request.site.composition;
  const slots = Object.fromEntries(Object.entries(request.slots).filter(([slot]) => hasPlace(slot)));
  const owners = new Set([request.main.owner, ...Object.values(slots).map(({ owner }) => owner)]);
  owners.delete('shell');
  const entries = [...owners].flatMap((owner) => remotes[owner]?.entry ?? []);
  const shellEntry = remotes.shell?.entry as Asset;
  return distinct([shellEntry, ...entries, ...partsOf({ ...request, slots }).flatMap(({ scripts }) => scripts)]).map(
    ({ src, integrity }) => [src, integrity],
  );
}

/** What the page is to work with, and is not among its scripts; the parts around it have nothing of the kind. */
export function aheadOf({ site, main }: Pick<ResolvedRequest, 'site' | 'main'>): PageState['ahead'] {
  return site.composition.remotes[main.owner]?.parts[main.part]?.ahead?.map(({ src, integrity }) => [src, integrity]);
}

function partsOf({ site, main, slots }: Pick<ResolvedRequest, 'site' | 'main' | 'slots'>) {
  const { remotes } = site.composition;
  const references = [{ owner: 'shell', part: 'header' }, { owner: 'shell', part: 'notices' }, main, ...Object.values(slots)];
  return references.flatMap(({ owner, part }) => remotes[owner]?.parts[part] ?? []);
}

function distinct(assets: readonly Asset[]): Asset[] {
  return [...new Map(assets.map((asset) => [asset.src, asset])).values()];
}
