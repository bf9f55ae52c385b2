import { traitsOf } from '@webdocs/contracts/remote/page-facts';
import type { ComposedRemote } from '@webdocs/contracts/remote/composition';
import { withoutBodies } from '@webdocs/contracts/page/head';
import type { PageState } from '@webdocs/contracts/page/state';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { RenderedRequest } from '../page-request.ts';
import { aheadOf } from './page-assets.ts';

/** The one state block of the page: what the browser must know to take over, and no body of text twice. */
export function pageStateOf(request: RenderedRequest, configuration: PublicConfiguration, scripts: PageState['scripts']): PageState {
  const traits = traitsOf(request.facts);
  const ahead = aheadOf(request);
  const { site, page, address, main, slots, mainFragment, slotFragments } = request;
  const used = new Set(['shell', main.owner, ...Object.values(slots).map(({ owner }) => owner)]);
  return {
    composition: site.composition.id,
    configuration,
    remotes: Object.fromEntries(
      Object.entries(site.composition.remotes).flatMap(([name, remote]) => (used.has(name) ? [[name, onlyUsedParts(name, remote)]] : [])),
    ),
    page: withoutBodies(page),
    ...(address.search ? { search: address.search } : {}),
    ...(Object.keys(traits).length ? { traits } : {}),
    main: mainFragment.failed ? { ...main, failed: true } : main,
    slots: Object.fromEntries(
      Object.entries(slots).map(([slot, filler]) => [
        slot,
        slotFragments[slot as keyof typeof slotFragments]?.failed ? { ...filler, failed: true } : filler,
      ]),
    ),
    scripts,
    ...(ahead ? { ahead } : {}),
    ...(startsEmpty(request) ? { startsEmpty: true } : {}),
  };

  /** Routes, fills and what is said of pages are asked for at the first navigation only, with the whole composition. */
  function onlyUsedParts(name: string, remote: ComposedRemote): ComposedRemote {
    const parts = new Set([
      ...(name === main.owner ? [main.part] : []),
      ...Object.values(slots).flatMap(({ owner, part }) => (owner === name ? [part] : [])),
      ...(name === 'shell' ? ['header', 'notices'] : []),
    ]);
    return {
      ...remote,
      routes: [],
      fills: [],
      pages: undefined,
      parts: Object.fromEntries(Object.entries(remote.parts).filter(([part]) => parts.has(part))),
    };
  }
}

/** What is each reader's own is asked for by the page, and so is all of a kept page: the server sends a heading at most. */
function startsEmpty({ page, facts }: RenderedRequest): boolean {
  return page.renderer === 'Offline' || facts.private === true;
}

/** JSON that is safe inside a script element of any document. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
