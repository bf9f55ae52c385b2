import type { PlaygroundCode as SharedCode } from '@webdocs/contracts/api/playgrounds';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { VendoredModules } from './vendored-modules.ts';

export interface PlayOptions {
  /** How readers' browsers reach the host of samples: http://play.localhost:3000. Every sample has a host below it. */
  readonly playOrigin: string;
  /** Who may show samples in frames; the first is how readers reach the site. */
  readonly siteOrigins: readonly [string, ...string[]];
  readonly siteName: string;
  /** The browser's side of a frame: `src/sample-frame/sample-frame.ts` as one classic script. */
  readonly frameScript: string;
  /** The same for a frame that is given its code by a port: `src/sample-frame/waiting-frame.ts`. */
  readonly waitingScript: string;
  /** What counts the turns of loops, as one module: `src/guard.ts`. */
  readonly guardScript: string;
  /** What shows code in pages of other sites: `src/embed-script/embed.ts` as one classic script. */
  readonly embedScript: string;
  /** Code that a reader shared; throws what the API would answer a stranger with. */
  readonly readShared: (id: string) => Promise<SharedCode>;
  /** The media that is beside a document, for the pictures of its samples. */
  readonly attachment: (pathname: string) => Promise<{ readonly file: string; readonly type: string } | undefined>;
  /** Whether media that many pages share are served here too, so that code may name them by this host. */
  readonly servesSharedAssets: boolean;
  /** What code that imports may ask for: modules of this server, and those of other hosts. */
  readonly modules: VendoredModules;
  readonly moduleHosts: readonly string[];
  readonly report: (failure: Failure) => void;
}
