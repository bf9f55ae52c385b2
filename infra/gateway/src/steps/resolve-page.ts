import { causeOf, Failure } from '@webdocs/contracts/failure';
import { fillerOf, isSwitchedOff, ownerOf } from '@webdocs/contracts/ownership';
import type { NotFoundPage, Page } from '@webdocs/contracts/page';
import type { PartReference } from '@webdocs/contracts/page-state';
import type { SlotName } from '@webdocs/contracts/slot';
import type { GatewayParts } from '../gateway-parts.ts';
import { redirect, type ComposedRequest, type Exit, type ResolvedRequest } from '../page-request.ts';
import { movedTo } from './moved-to.ts';

const movedCache = 'public, max-age=86400';

/** Step 3. Exits: a moved page redirects; an unknown one goes on as the not-found page, through the same steps. */
export async function resolvePage(request: ComposedRequest, parts: GatewayParts): Promise<ResolvedRequest | Exit> {
  const { features } = parts.configuration;
  const { remotes } = request.site.composition;
  const { pathname, search } = request.address;
  if (isSwitchedOff(remotes, pathname, features)) return resolved(request, missing(pathname, parts), 404, parts);

  const answer = await parts.content.page(request.address).catch((thrown: unknown) => {
    throw thrown instanceof Failure ? thrown : new Failure('PAGE_FAILED', { address: pathname, cause: causeOf(thrown) }, { cause: thrown });
  });
  if (answer.kind === 'moved') return redirect(301, movedTo(answer.to, { form: request.form, search }), movedCache);
  if (answer.kind === 'missing') return resolved(request, answer.page, 404, parts);
  const { writerMode, developmentMode } = parts.configuration;
  const page = writerMode || developmentMode ? answer.page : forReaders(answer.page);
  return page ? resolved(request, page, 200, parts) : resolved(request, missing(pathname, parts), 404, parts);
}

function resolved(request: ComposedRequest, page: Page, status: 200 | 404, { configuration }: GatewayParts): ResolvedRequest {
  const { remotes } = request.site.composition;
  const { pathname } = request.address;
  const main = ownerOf(remotes, page, pathname, configuration.features);
  const opened = new Set([
    ...(request.site.releases.shell?.definition.opens ?? []),
    ...(request.site.releases[main.owner]?.definition.opens ?? []),
  ]);
  const slots: Partial<Record<SlotName, PartReference>> = {};
  for (const slot of opened) {
    const filler = fillerOf(remotes, slot, pathname, configuration.features);
    if (filler) slots[slot] = filler;
  }
  return { ...request, page, status, main, slots };
}

/** What a site of writers says to everybody else: nothing of flaws, and no page that is about them. */
function forReaders(page: Page): Page | undefined {
  if (page.renderer === 'Writers') return undefined;
  return page.renderer === 'Doc' && page.doc.flaws ? { ...page, doc: { ...page.doc, flaws: undefined } } : page;
}

/** A switched-off feature has no page: its addresses are as unknown as any other. */
function missing(pathname: string, { configuration }: GatewayParts): NotFoundPage {
  return {
    renderer: 'NotFound',
    url: pathname,
    pageTitle: `Page not found | ${configuration.siteTitle}`,
    noIndexing: true,
    alternatives: [],
    suggestions: [],
  };
}
