import type { DeclaredUse } from '@webdocs/contracts/remote/declared-use';
import { browserPart } from '@webdocs/remote-kit/browser';
import type { PartLifecycles } from './mount-props.ts';
import type { Part } from './part.ts';

/** Put in by the build, out of the definition of the remote: this file is bundled into each remote, the rest of the kit is shared. */
declare const DECLARED_USE: DeclaredUse;

/** What a remote exposes of a part: its lifecycles, bound to the definition of the remote. */
export function browserEntry(part: Part): PartLifecycles {
  return browserPart(part, DECLARED_USE);
}
