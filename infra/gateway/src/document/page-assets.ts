import type { Asset } from '@webdocs/contracts/composition';
import type { PageState } from '@webdocs/contracts/page-state';
import type { ResolvedRequest } from '../page-request.ts';

/** Exactly the stylesheets of this page's parts, the shell's first. */
export function stylesOf(request: ResolvedRequest): Asset[] {
  return distinct(partsOf(request).flatMap(({ styles }) => styles));
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
