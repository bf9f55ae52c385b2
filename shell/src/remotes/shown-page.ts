import type { Address } from '@webdocs/contracts/reader/address';
import type { ComposedRemote, PageTraits } from '@webdocs/contracts/remote/composition';
import { factsAt, traitsOf } from '@webdocs/contracts/remote/page-facts';
import { fillerOf } from '@webdocs/contracts/page/ownership';
import type { Page } from '@webdocs/contracts/page/page';
import type { PageState, PartReference } from '@webdocs/contracts/page/state';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import type { PartProps } from '@webdocs/remote-kit';

type Remotes = Readonly<Record<string, ComposedRemote>>;

interface Shown {
  readonly composition: string;
  readonly remotes: Remotes;
  readonly page: Page;
  readonly address: Address;
  readonly main: PartReference;
  readonly traits: PageTraits;
}

/** The page that the reader sees now, and the composition that it is made of. */
export function createShownPage(state: PageState, start: Address) {
  let shown: Shown = {
    composition: state.composition,
    remotes: state.remotes,
    page: state.page,
    address: start,
    main: state.main,
    traits: state.traits ?? {},
  };
  // The served page says itself who fills its slots; later pages ask the whole composition.
  let servedSlots: PageState['slots'] | undefined = state.slots;
  let props = new Map<string, PartProps>();

  return {
    now: () => shown,
    set(next: Partial<Omit<Shown, 'traits'>>): void {
      shown = { ...shown, ...next };
      if (next.address) {
        servedSlots = undefined;
        shown = { ...shown, traits: traitsIn(shown) };
      }
      props = new Map();
    },
    /** The same object until the page changes: mounted parts compare by identity. */
    propsFor(slot?: SlotName, input?: string): PartProps {
      const key = JSON.stringify([slot, input]);
      const known = props.get(key);
      if (known) return known;
      const made = { page: shown.page, address: shown.address, traits: shown.traits, slot, input };
      props.set(key, made);
      return made;
    },
    /** With the query that the server knew of: links that end with the whole query are completed when the part lives. */
    servedPropsFor(slot?: SlotName, input?: string): PartProps {
      const made = this.propsFor(slot, input);
      const { search = '' } = state;
      return made.address === start && start.search !== search ? { ...made, address: { ...start, search } } : made;
    },
    fillerOf(slot: SlotName): PartReference | undefined {
      return servedSlots ? servedSlots[slot] : fillerOf(shown.remotes, slot, shown.address.pathname, state.configuration.features);
    },
  };
}

/** With a new address comes the whole composition: what it says of the page there. */
function traitsIn({ remotes, address }: Shown): PageTraits {
  const pages = Object.values(remotes).flatMap((remote) => remote.pages ?? []);
  return traitsOf(factsAt(pages, address.pathname));
}
