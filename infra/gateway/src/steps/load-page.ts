import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { LoadedPageSchema } from '@webdocs/contracts/page/loader';
import type { Page } from '@webdocs/contracts/page/page';
import { ownerOf } from '@webdocs/contracts/page/ownership';
import { declaredPages, factsAt } from '@webdocs/contracts/remote/page-facts';
import * as v from 'valibot';
import type { BundleReference } from '../fragments/render-job.ts';
import { tookItsWorkerDown, NoWorkerFree } from '../fragments/render-pool.ts';
import type { GatewayServices } from '../gateway-services.ts';
import { readerOf } from '../loading/read-source.ts';
import type { ComposedRequest } from '../page-request.ts';

const mostCharacters = 500_000;

/**
 * The page with what the loader of its remote adds to it; undefined where the loader has no such page. A page whose definition names
 * no sources has no loader. Its address and kind stay what they are, whatever the loader says.
 */
export async function loadPage(request: ComposedRequest, page: Page, parts: GatewayServices): Promise<Page | undefined> {
  const { site, address } = request;
  const { owner } = ownerOf(site.composition.remotes, page, address.pathname, parts.configuration.features);
  const release = site.releases[owner];
  // Its own definition alone: what another remote may read is nothing to this one.
  const reads = release && factsAt(declaredPages(release.definition), address.pathname).reads;
  if (!reads) return page;
  const { version } = release;
  const values = { remote: owner, version, address: address.pathname };
  const read = readerOf({ remote: owner, version, reads }, parts.sources, parts.report);
  const job = {
    shell: site.bundles.shell as BundleReference,
    bundle: site.bundles[owner] as BundleReference,
    request: { ask: 'load' as const, address },
  };
  const key = `${owner}@${version} load`;
  if (parts.circuit.isOpen(key))
    throw new Failure('LOADER_FAILED', { ...values, cause: 'it was late or ended its process three times in a row' });
  const text = await parts.loaders.ask(job, parts.deadlinesMs.load, read).catch((thrown: unknown) => {
    if (thrown instanceof NoWorkerFree) throw new Failure('LOADERS_BUSY', { ...values, cause: thrown.message }, { cause: thrown });
    const late = thrown instanceof Failure && thrown.code === 'FRAGMENT_TIMEOUT';
    if (tookItsWorkerDown(thrown)) parts.circuit.failed(key);
    throw late
      ? new Failure('LOADER_TIMEOUT', { ...values, milliseconds: parts.deadlinesMs.load }, { cause: thrown })
      : new Failure('LOADER_FAILED', { ...values, cause: causeOf(thrown) }, { cause: thrown });
  });
  parts.circuit.succeeded(key);
  if (text === '' || text === 'null') return undefined;
  try {
    if (text.length > mostCharacters) throw new Error(`it is longer than ${mostCharacters} characters`);
    const { pageTitle, ...loaded } = v.parse(LoadedPageSchema, JSON.parse(text));
    const title = pageTitle === undefined ? {} : { pageTitle: `${pageTitle} | ${parts.configuration.siteTitle}` };
    return { ...page, ...loaded, ...title } as Page;
  } catch (thrown) {
    throw new Failure('LOADER_ANSWER_REFUSED', { ...values, cause: causeOf(thrown) }, { cause: thrown });
  }
}

/** Whether a page may be kept until the content changes: what others say may change at any time. */
export function isSteady(reads: readonly string[] | undefined): boolean {
  return (reads ?? []).every((name) => name === 'files' || name === 'pages');
}
