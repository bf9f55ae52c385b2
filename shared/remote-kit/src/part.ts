import type { Address } from '@webdocs/contracts/address';
import type { Page } from '@webdocs/contracts/page';
import type { SlotName } from '@webdocs/contracts/slot';
import type { Catalogue } from '@webdocs/i18n';
import type { ComponentType } from 'react';

/** What every part is given, on the server and in the browser alike. */
export interface PartProps {
  readonly page: Page;
  readonly address: Address;
  /** The slot that the part fills; absent for a main part. */
  readonly slot?: SlotName;
}

/** A piece of a remote that can stand in a page: its component and the messages it needs. */
export interface Part {
  readonly component: ComponentType<PartProps>;
  readonly messages: Catalogue;
}

export function definePart(part: Part): Part {
  return part;
}
