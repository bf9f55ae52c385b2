import type { Asset } from '@webdocs/contracts/remote/composition';
import type { PageState } from '@webdocs/contracts/page/state';
import type { ResolvedRequest } from '../page-request.ts';

/** Exactly the stylesheets of this page's parts, the shell's first. */
export function stylesOf(request: ResolvedRequest): Asset[] {
  return distinct(partsOf(request).flatMap(({ styles }) => styles));
}

/**
 * The same as a header: browsers ask for the styles when the answer begins, before they have read the head of the page, and a cache
 * in front of the site may tell them earlier still.
 */
export function styleHints(styles: readonly Asset[]): string {
  return styles.map(({ src, integrity }) => `<${src}>; rel=preload; as=style; crossorigin=anonymous; integrity="${integrity}"`).join(', ');
}

/** Exactly the scripts of this page: the shell, then each remote's entry and the code of the parts it shows. */
export function scriptsOf(request: ResolvedRequest): PageState['scripts'] {
  const { remotes } = request.site.composition;
  const owners = new Set([request.main.owner, ...Object.values(request.slots).map(({ owner }) => owner)]);
  owners.delete('shell');
  const entries = [...owners].flatMap((owner) => remotes[owner]?.entry ?? []);
  const shellEntry = remotes.shell?.entry as Asset;
  return distinct([shellEntry, ...entries, ...partsOf(request).flatMap(({ scripts }) => scripts)]).map(({ src, integrity }) => [
    src,
    integrity,
  ]);
}

function partsOf({ site, main, slots }: ResolvedRequest) {
  const { remotes } = site.composition;
  const references = [{ owner: 'shell', part: 'header' }, { owner: 'shell', part: 'notices' }, main, ...Object.values(slots)];
  return references.flatMap(({ owner, part }) => remotes[owner]?.parts[part] ?? []);
}

function distinct(assets: readonly Asset[]): Asset[] {
  return [...new Map(assets.map((asset) => [asset.src, asset])).values()];
}
