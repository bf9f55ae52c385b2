import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Content } from '@webdocs/content';
import type { LiveSites } from './composition/live-site.ts';
import type { Circuit } from './fragments/circuit.ts';
import type { PagePlaces } from './fragments/page-places.ts';
import type { RenderPool } from './fragments/render-pool.ts';
import type { Sources } from './loading/read-source.ts';

/** What the steps of the pipeline work with; put together once, in gateway.ts. */
export interface GatewayServices {
  readonly configuration: PublicConfiguration;
  /** Where readers find the site, without a slash at its end; '' where it is not configured. */
  readonly publicAddress?: string;
  /** Whose forms surveys may show in a frame. */
  readonly surveyOrigins?: readonly string[];
  readonly deadlinesMs: { readonly main: number; readonly slot: number; readonly frame: number; readonly load: number };
  readonly content: Content;
  readonly sites: LiveSites;
  readonly pool: RenderPool;
  readonly places: PagePlaces;
  /** Loaders run apart, because they wait for what they read: no fragment waits for them. */
  readonly loaders: RenderPool;
  readonly sources: Sources;
  readonly circuit: Circuit;
  /** Names a place in server HTML into which a slot's fragment goes; random, so that no content can forge one. */
  readonly slotMark: string;
  readonly report: (failure: Failure) => void;
}
