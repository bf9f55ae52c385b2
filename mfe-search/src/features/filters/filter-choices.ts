import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { chosenOf } from './chosen-filters.ts';
import { areaName } from '../../areas/area-name.ts';
import type { FilterChoice } from './FilterList.tsx';

type Filters = NonNullable<SearchPage['filters']>;
type AddressOf = (wish: { readonly areas?: readonly string[]; readonly kinds?: readonly string[] }) => string;
type Text = (id: string) => string;

/** Each area, with the address that adds it to those that were chosen, or takes it away. */
export function areaChoices({ areas }: Filters, text: Text, addressOf: AddressOf): FilterChoice[] {
  return areas.map((area) => ({
    ...area,
    name: areaName(area.id, text),
    href: addressOf({ areas: toggled(chosenOf(areas), area.id) }),
  }));
}

export function kindChoices({ kinds }: Filters, text: Text, addressOf: AddressOf): FilterChoice[] {
  return kinds.map((kind) => ({
    ...kind,
    name: text(`search-kind-${kind.id}`),
    href: addressOf({ kinds: toggled(chosenOf(kinds), kind.id) }),
  }));
}

function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}
