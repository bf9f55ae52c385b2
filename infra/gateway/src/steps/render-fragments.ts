import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { PartReference } from '@webdocs/contracts/page/state';
import { traitsOf } from '@webdocs/contracts/remote/page-facts';
import type { Fallback } from '@webdocs/contracts/remote/definition';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import { configurationIn } from '../document/configuration-in.ts';
import { compatOfPage } from '../fragments/compat-of-page.ts';
import { fallbackHtml } from '../fragments/fallback.ts';
import { lightPage } from '../fragments/light-page.ts';
import { tookItsWorkerDown, NoWorkerFree } from '../fragments/render-pool.ts';
import type { BundleReference } from '../fragments/render-job.ts';
import type { GatewayServices } from '../gateway-services.ts';
import type { Trace } from '../observe/trace.ts';
import type { Fragment, RenderedRequest, ResolvedRequest } from '../page-request.ts';
import { descriptionOf, plainPageOf } from './page-answers.ts';

/**
 * Step 4. All parts of the page at once, each with a deadline; what fails is replaced by its fallback, alone. Where the main part was
 * not even begun, because all workers have too much to do, there is no page: a poorer one would be no truth about it.
 */
export async function renderFragments(request: ResolvedRequest, parts: GatewayServices, trace: Trace): Promise<RenderedRequest> {
  const { deadlinesMs } = parts;
  const frame = (part: string) => fragment({ owner: 'shell', part }, undefined, deadlinesMs.frame);
  const slotNames = Object.keys(request.slots) as SlotName[];

  // The main part takes longest: while one worker is at it, others do the rest.
  const [mainFragment, description, header, footer, notices, ...filled] = await Promise.all([
    fragment(request.main, undefined, deadlinesMs.main),
    descriptionOf(request, parts),
    frame('header'),
    frame('footer'),
    frame('notices'),
    ...slotNames.map((slot) => fragment(request.slots[slot] as PartReference, slot, deadlinesMs.slot)),
  ]);
  const slotFragments = Object.fromEntries(slotNames.map((slot, index) => [slot, filled[index] as Fragment]));
  return { ...request, description, header, footer, notices, mainFragment, slotFragments };

  async function fragment({ owner, part }: PartReference, slot: SlotName | undefined, deadlineMs: number): Promise<Fragment> {
    const release = request.site.releases[owner];
    const declared = release?.definition.parts[part];
    if (!release || !declared) return failed({ kind: 'nothing' });
    const key = `${owner}@${release.version}/${part}`;
    if (parts.circuit.isOpen(key)) return failed(declared.fallback);
    try {
      const html = await trace.fragment(`fragment-${slot ?? part}`, () => render(owner, part, release.version, slot, deadlineMs));
      parts.circuit.succeeded(key);
      return { html, failed: false };
    } catch (thrown) {
      const failure = failureOf(thrown, { part, remote: owner, version: release.version, cause: causeOf(thrown) });
      if (failure.code === 'FRAGMENT_NOT_BEGUN' && isMain(owner, part, slot)) throw new Failure('SITE_BUSY', { cause: failure.message });
      // One that throws costs nothing, and on the next page it may be right.
      if (tookItsWorkerDown(failure)) parts.circuit.failed(key);
      parts.report(failure);
      return failed(declared.fallback);
    }
  }

  function render(owner: string, part: string, version: string, slot: SlotName | undefined, deadlineMs: number): Promise<string> {
    const { page, address, site, main } = request;
    const configuration = configurationIn(address.locale, parts, site.declared);
    // Slots and the frame need no body: the text of a large page goes to one worker only.
    const ofMain = isMain(owner, part, slot);
    const compat = ofMain ? compatOfPage(page, parts.content) : undefined;
    const props = {
      page: ofMain ? page : lightPage(page),
      address,
      traits: traitsOf(request.facts),
      ...(slot ? { slot } : {}),
      ...(compat ? { compat } : {}),
    };
    const facts = startFacts(page, address, main.owner);
    const job = {
      shell: site.bundles.shell as BundleReference,
      bundle: site.bundles[owner] as BundleReference,
      request: { part, props, facts, configuration, version, slotMark: parts.slotMark },
      isShort: !ofMain,
    };
    return parts.pool.render(job, deadlineMs);
  }

  function isMain(owner: string, part: string, slot: SlotName | undefined): boolean {
    return owner === request.main.owner && part === request.main.part && !slot;
  }

  async function failed(fallback: Fallback): Promise<Fragment> {
    return { html: await fallbackHtml(fallback, request.address, () => plainPageOf(request, parts)), failed: true };
  }
}

function failureOf(thrown: unknown, values: Readonly<Record<string, string>>): Failure {
  if (thrown instanceof Failure) return thrown;
  return new Failure(thrown instanceof NoWorkerFree ? 'FRAGMENT_NOT_BEGUN' : 'FRAGMENT_FAILED', values, { cause: thrown });
}
