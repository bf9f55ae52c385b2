import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { FailureCode } from '@webdocs/contracts/failures/failure';
import type { EventBus } from '@webdocs/event-bus';
import type { PartIdentity, SlotMounter } from './context.tsx';
import type { PartProps } from './part.ts';

/** A value that changes while a part stays mounted: the page that its owner is to show. */
export interface Current<T> {
  get(): T;
  /** What the server rendered with, where that is something else: the first render over its HTML must be the same. */
  readonly served?: () => T;
  onChange(callback: () => void): () => void;
}

/** What the shell hands to a part when it mounts it, as application or as parcel. */
export interface MountProps {
  readonly domElement: HTMLElement;
  readonly identity: PartIdentity;
  readonly bus: EventBus;
  readonly configuration: PublicConfiguration;
  readonly slots: SlotMounter;
  readonly current: Current<PartProps>;
  readonly navigate: (href: string) => void;
  readonly prefetch: (href: string) => void;
  readonly report: (code: FailureCode, thrown: unknown) => void;
}

/** The single-spa face of a part. */
export interface PartLifecycles {
  bootstrap(props: MountProps): Promise<unknown>;
  mount(props: MountProps): Promise<unknown>;
  unmount(props: MountProps): Promise<unknown>;
}
