import type { Page } from '@webdocs/contracts/page/page';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { LiveSite } from '../composition/live-site.ts';
import { createCircuit } from '../fragments/circuit.ts';
import type { RenderPool } from '../fragments/render-pool.ts';
import type { GatewayServices } from '../gateway-services.ts';

interface Candidates {
  readonly site: LiveSite;
  readonly pool: RenderPool;
  readonly report: (failure: Failure) => void;
  /** Pages that are shown at their addresses in place of what content has there. */
  readonly pages?: ReadonlyMap<string, Page>;
}

/** Its first renders run in processes that have just started, beside all that the site does. */
export const patience = 2;

/** What the steps of the pipeline work with when a page of the composition to be is made: nothing of it touches what readers get. */
export function candidateServices(services: GatewayServices, { site, pool, report, pages = new Map() }: Candidates): GatewayServices {
  const { deadlinesMs, sites, content } = services;
  return {
    ...services,
    deadlinesMs: {
      main: patience * deadlinesMs.main,
      slot: patience * deadlinesMs.slot,
      frame: patience * deadlinesMs.frame,
      load: patience * deadlinesMs.load,
    },
    content: {
      ...content,
      page: async (address) => {
        const page = pages.get(address.pathname);
        return page ? { kind: 'found', page } : content.page(address);
      },
    },
    sites: {
      ...sites,
      current: () => site,
      byId: (id) => (id === site.composition.id ? site.composition : sites.byId(id)),
    },
    pool,
    loaders: pool,
    circuit: createCircuit(),
    report,
  };
}
