import type { Address } from '@webdocs/contracts/reader/address';
import type { CompatAnswer } from '@webdocs/contracts/page/compat';
import type { Page } from '@webdocs/contracts/page/page';
import type { PageTraits } from '@webdocs/contracts/remote/composition';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import type { Catalogue } from '@webdocs/i18n';
import type { ComponentType } from 'react';
import type { FetchedLater } from './late-piece.tsx';

/** What every part is given, on the server and in the browser alike. */
export interface PartProps {
  readonly page: Page;
  readonly address: Address;
  /** What the live remotes say of the page. */
  readonly traits?: PageTraits;
  /** The slot that the part fills; absent for a main part. */
  readonly slot?: SlotName;
  /** What the opener of the slot says about what it wants there: the feature of a compatibility table, say. */
  readonly input?: string;
  /** On the server, for a main part: the compatibility data that the page asks for, by query. Never in a page's state. */
  readonly compat?: Readonly<Record<string, CompatAnswer>>;
}

/** A piece of a remote that can be in a page: its component and the messages it needs. */
export interface Part {
  readonly component: ComponentType<PartProps>;
  readonly messages: Catalogue;
  /** Pieces that browsers fetch after the part, and that the server renders with it. */
  readonly late?: readonly FetchedLater[];
}

export function definePart(part: Part): Part {
  return part;
}
