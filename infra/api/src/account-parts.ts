import type { Database } from '@webdocs/database';
import type { Defences } from './protection/defences.ts';
import type { KnownDocument } from './stores/documents.ts';

/** What the calls of people who can sign in work with. */
export interface AccountParts {
  readonly database: Database;
  /** The page at a path of this site, if one stands there. */
  readonly documentAt: (path: string) => Promise<KnownDocument | undefined>;
  /** Where readers find the site; null in a local run, which believes the Host header instead. */
  readonly publicOrigin: string | null;
  readonly now: () => Date;
  /** All of them, except in a test that shows what happens without one. */
  readonly defences: Defences;
}
