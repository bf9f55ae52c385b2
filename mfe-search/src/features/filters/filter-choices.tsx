import type { SearchPage } from '@webdocs/contracts/page/search-page';
import type { FilterChoice } from '@webdocs/design/FilterLinks';
import { areaName } from '../../areas/area-name.ts';
import spines from '../../areas/Spine.module.css';
import { chosenOf } from './chosen-filters.ts';

type Filters = NonNullable<SearchPage['filters']>;

interface Choosing {
  readonly text: (id: string) => string;
  /** A count as it is written. */
  readonly number: (count: number) => string;
  readonly addressOf: (wish: { readonly areas?: readonly string[]; readonly kinds?: readonly string[] }) => string;
}

/** Each area, with the address that adds it to those that were chosen, or takes it away. */
export function areaChoices({ areas }: Filters, { text, number, addressOf }: Choosing): FilterChoice[] {
  return areas.map(({ id, count, isChosen }) => ({
    id,
    name: areaName(id, text),
    // Areas have a color of their own.
    mark: <span className={spines.spine} data-area={id} />,
    count: number(count),
    isEmpty: count === 0,
    isChosen,
    href: addressOf({ areas: toggled(chosenOf(areas), id) }),
  }));
}

export function kindChoices({ kinds }: Filters, { text, number, addressOf }: Choosing): FilterChoice[] {
  return kinds.map(({ id, count, isChosen }) => ({
    id,
    name: text(`search-kind-${id}`),
    count: number(count),
    isEmpty: count === 0,
    isChosen,
    href: addressOf({ kinds: toggled(chosenOf(kinds), id) }),
  }));
}

function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}
