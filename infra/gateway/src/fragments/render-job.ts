import type { Address } from '@webdocs/contracts/reader/address';
import type { CompatAnswer } from '@webdocs/contracts/page/compat';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Facts } from '@webdocs/contracts/events/event';
import type { SiteFacts } from '@webdocs/contracts/page/description';
import type { Page } from '@webdocs/contracts/page/page';
import type { PageTraits } from '@webdocs/contracts/remote/composition';
import type { SlotName } from '@webdocs/contracts/remote/slot';

/** A server bundle by name; the code travels only to a worker that has not loaded it yet. */
export interface BundleReference {
  readonly name: string;
  readonly version: string;
  readonly code?: string;
}

/** What a server entry is asked for: the same form as `RenderRequest` of remote-kit, which the gateway does not import. */
export interface FragmentRequest {
  readonly part: string;
  readonly props: {
    readonly page: Page;
    readonly address: Address;
    readonly traits: PageTraits;
    readonly slot?: SlotName;
    readonly compat?: Readonly<Record<string, CompatAnswer>>;
  };
  readonly facts: Facts;
  readonly configuration: PublicConfiguration;
  readonly version: string;
  readonly slotMark: string;
}

/** What a server entry is asked about a page besides drawing it, by the name of the function; its answer is JSON. */
export type Question =
  | { readonly ask: 'describe'; readonly page: Page; readonly site: SiteFacts }
  | { readonly ask: 'plain'; readonly page: Page }
  | { readonly ask: 'load'; readonly address: Address };

export interface RenderJob {
  readonly shell: BundleReference;
  readonly bundle: BundleReference;
  /** Absent where the bundle is only to be loaded and checked. */
  readonly request?: FragmentRequest | Question;
}

export type ToWorker =
  | { readonly kind: 'job'; readonly id: number; readonly job: RenderJob }
  /** What a loader wanted to read, as JSON, or why it may not. */
  | { readonly kind: 'read'; readonly readId: number; readonly value: string }
  | { readonly kind: 'unread'; readonly readId: number; readonly cause: string }
  | { readonly kind: 'forget'; readonly keep: readonly string[] };
export type FromWorker =
  | { readonly kind: 'ready' }
  /** The source is JSON, as everything that passes between a loader and the gateway. */
  | { readonly kind: 'read'; readonly id: number; readonly readId: number; readonly source: string }
  | { readonly kind: 'done'; readonly id: number; readonly answer: string }
  | { readonly kind: 'failed'; readonly id: number; readonly cause: string; readonly stack: string };

/** Under which name a worker keeps a module: a remote's module belongs to the shell whose packages it was given. */
export function moduleKey(shell: BundleReference, bundle: BundleReference): string {
  return bundle.name === 'shell' ? `shell@${bundle.version}` : `${bundle.name}@${bundle.version} in shell@${shell.version}`;
}
