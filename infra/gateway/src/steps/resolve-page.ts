import { createHash, randomUUID } from 'node:crypto';
import type { PageAnswer } from '@webdocs/content';
import { pathWithoutLocale, type Address } from '@webdocs/contracts/reader/address';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { factsAt } from '@webdocs/contracts/remote/page-facts';
import { fillerOf, isSwitchedOff, ownerOf } from '@webdocs/contracts/page/ownership';
import { isDocument } from '@webdocs/contracts/page/head';
import type { BrokenPage, NotFoundPage, Page } from '@webdocs/contracts/page/page';
import type { PartReference } from '@webdocs/contracts/page/state';
import { readPage } from '@webdocs/contracts/page/read-page';
import type { GatewayServices } from '../gateway-services.ts';
import { gatewayMessages } from '../gateway-messages.ts';
import { pageForReaders } from '../page-for-readers.ts';
import { redirect, type ComposedRequest, type Exit, type ResolvedRequest } from '../page-request.ts';
import { isSteady, loadPage } from './load-page.ts';
import { movedTo } from './moved-to.ts';
import { formerlyMeant } from './old-addresses.ts';

const movedCache = 'public, max-age=86400';

/**
 * Step 3. Exits: a moved page redirects; an unknown one goes on as the not-found page, through the same steps, and so does
 * one that could not be made, as an error in the frame of the site.
 */
export async function resolvePage(request: ComposedRequest, parts: GatewayServices): Promise<ResolvedRequest | Exit> {
  const { features } = parts.configuration;
  const { remotes } = request.site.composition;
  const { pathname } = request.address;
  if (isSwitchedOff(remotes, pathname, features)) return resolved(request, missing(request.address, parts), 404, parts);
  try {
    const answer = await parts.content.page(request.address);
    if (answer.kind === 'moved') return redirect(301, movedTo(answer.to, request), movedCache);
    if (answer.kind === 'missing') {
      const to = formerAddress(request.address, parts);
      return to === undefined ? resolved(request, answer.page, 404, parts) : redirect(301, movedTo(to, request), movedCache);
    }
    const shown = shownPage(answer, parts);
    if (!shown || !hasOwner(request, shown, parts)) return resolved(request, missing(request.address, parts), 404, parts);
    const page = await loadPage(request, shown, parts);
    if (!page) return resolved(request, { ...missing(request.address, parts), isUnknownId: true }, 404, parts);
    return resolved(request, page, isRefused(page) ? 400 : 200, parts);
  } catch (thrown) {
    if (thrown instanceof Failure && (request.form === 'json' || thrown.status < 500)) throw thrown;
    const failure = (cause: string) => new Failure('PAGE_FAILED', { address: pathname, cause }, { cause: thrown });
    if (request.form === 'json') throw failure(causeOf(thrown));
    const id = randomUUID();
    // Counted under its own code too, by remote and version: what to roll back.
    if (thrown instanceof Failure) parts.report(thrown);
    parts.report(failure(`${causeOf(thrown)} (error ${id})`));
    const isBusy = thrown instanceof Failure && thrown.status === 503;
    return resolved(request, broken(request.address, id), isBusy ? 503 : 500, parts);
  }
}

/** Where an address leads that had a page in former years, by rules that hold for many. */
function formerAddress({ locale, pathname, search }: Address, { content }: GatewayServices): string | undefined {
  const segments = pathWithoutLocale(pathname).split('/').filter(Boolean);
  const led = formerlyMeant(segments).map((page) => content.destination({ locale, pathname: `/${locale}/${page}`, search }));
  return led.find((to) => to !== undefined);
}

/** What comes out of the content is read at this door and trusted behind it; nothing where it is not for these readers. */
function shownPage(answer: Extract<PageAnswer, { kind: 'found' }>, { configuration }: GatewayServices): Page | undefined {
  const page = readPage(answer.page);
  if (!page) throw new TypeError('the content has no readable page there');
  const { writerMode, developmentMode } = configuration;
  const shown = writerMode || developmentMode ? page : pageForReaders({ ...answer, page });
  return shown && isDocument(shown) ? { ...shown, digest: digestOf(shown) } : shown;
}

/** The remote that shows pages of this kind may have been retired: its addresses are as unknown as any other then. */
function hasOwner({ site, address }: ComposedRequest, page: Page, { configuration }: GatewayServices): boolean {
  const isOfShell = page.renderer === 'NotFound' || page.renderer === 'Offline';
  return isOfShell || ownerOf(site.composition.remotes, page, address.pathname, configuration.features).part !== 'not-found';
}

/** The address asks for what there cannot be, as the eleventh page of results. */
function isRefused(page: Page): boolean {
  return 'problems' in page && (page.problems?.length ?? 0) > 0;
}

/** By it an open page knows whether there is something new to read. */
function digestOf(page: Page): string {
  return createHash('sha256').update(JSON.stringify(page)).digest('base64url').slice(0, 16);
}

function resolved(
  request: ComposedRequest,
  page: Page,
  status: ResolvedRequest['status'],
  { configuration }: GatewayServices,
): ResolvedRequest {
  const { remotes } = request.site.composition;
  const { pathname } = request.address;
  const main = ownerOf(remotes, page, pathname, configuration.features);
  const opened = new Set([
    ...(request.site.releases.shell?.definition.opens ?? []),
    ...(request.site.releases[main.owner]?.definition.opens ?? []),
  ]);
  const slots: Record<string, PartReference> = {};
  for (const slot of opened) {
    const filler = fillerOf(remotes, slot, pathname, configuration.features);
    if (filler) slots[slot] = filler;
  }
  const facts = factsAt(request.site.declared.pages, pathname);
  return { ...request, page, status, facts: isSteady(facts.reads) ? facts : { ...facts, kept: false }, main, slots };
}

/** A switched-off feature has no page: its addresses are as unknown as any other. */
function missing({ locale, pathname }: Address, { configuration }: GatewayServices): NotFoundPage {
  return {
    renderer: 'NotFound',
    url: pathname,
    pageTitle: `${gatewayMessages(locale).text('gateway-page-missing')} | ${configuration.siteTitle}`,
    noIndexing: true,
    alternatives: [],
    suggestions: [],
  };
}

/** The number is in the log too. */
function broken({ locale, pathname }: Address, id: string): BrokenPage {
  const messages = gatewayMessages(locale);
  const message = `500 on ${pathname}: ${messages.text('gateway-page-failed', { id })}`;
  return { renderer: 'Broken', url: pathname, pageTitle: `💔 ${messages.text('gateway-page-failed-title')}`, status: 500, message };
}
