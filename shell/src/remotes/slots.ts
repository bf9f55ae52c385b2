import type { ComposedRemote } from '@webdocs/contracts/composition';
import type { FailureCode } from '@webdocs/contracts/failure';
import type { PartReference } from '@webdocs/contracts/page-state';
import type { SlotName } from '@webdocs/contracts/slot';
import type { PartIdentity, PartProps } from '@webdocs/remote-kit';
import { currentProps } from './current-props.ts';
import { loadFailureCode, type MountedPart, type Mounter } from './mounter.ts';
import type { LoadPart } from './part-loader.ts';

/** How far below the window a slot may be when its filler is fetched. */
const nearView = '400px';

interface SlotsOptions {
  readonly loadPart: LoadPart;
  readonly mounter: () => Mounter;
  readonly remotes: () => Readonly<Record<string, ComposedRemote>>;
  /** Who fills the slot on the page that is shown now. */
  readonly fillerOf: (slot: SlotName) => PartReference | undefined;
  readonly propsFor: (slot: SlotName) => PartProps;
  readonly failed: (identity: PartIdentity, code: FailureCode, thrown: unknown) => void;
}

interface OpenSlot {
  readonly name: SlotName;
  readonly element: HTMLElement;
  readonly observer: IntersectionObserver;
  mounted?: MountedPart;
  closed: boolean;
}

export interface Slots {
  mount(slot: SlotName, element: HTMLElement): () => void;
  /** Tells the fillers of slots that stay about the page that is shown now. */
  pageChanged(): void;
  /** Tries again every slot of a remote; used when a next version of it is live. */
  retry(remote: string): Promise<void>;
}

/** Fills the slots of the page as they come near the view. What fails leaves the server's HTML, and the others alone. */
export function createSlots(options: SlotsOptions): Slots {
  const open = new Set<OpenSlot>();

  return {
    mount(name, element) {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          void fill(slot);
        },
        { rootMargin: nearView },
      );
      const slot: OpenSlot = { name, element, observer, closed: false };
      open.add(slot);
      observer.observe(element);
      return () => {
        slot.closed = true;
        observer.disconnect();
        open.delete(slot);
        void slot.mounted?.unmount();
      };
    },
    pageChanged() {
      for (const { name, mounted } of open) mounted?.current.set(options.propsFor(name));
    },
    async retry(remote) {
      for (const slot of open) {
        const filler = options.fillerOf(slot.name);
        if (filler?.owner !== remote) continue;
        await slot.mounted?.unmount();
        await fill(slot, true);
      }
    },
  };

  async function fill(slot: OpenSlot, afresh = false): Promise<void> {
    const filler = options.fillerOf(slot.name);
    if (!filler) return;
    const version = options.remotes()[filler.owner]?.version ?? '?';
    const identity = { remote: filler.owner, version, part: filler.part };
    try {
      const loaded = await options.loadPart(filler, options.remotes());
      if (slot.closed) return;
      slot.mounted = await options
        .mounter()
        .mountParcel(loaded, currentProps(options.propsFor(slot.name)), containerIn(slot.element, afresh || Boolean(filler.failed)));
      if (slot.closed) await slot.mounted.unmount();
    } catch (thrown) {
      options.failed(identity, loadFailureCode(thrown), thrown);
    }
  }
}

/** The server wraps what it rendered in an element of its own: exactly React's output and nothing else. */
function containerIn(element: HTMLElement, afresh: boolean): HTMLElement {
  const served = element.firstElementChild as HTMLElement | null;
  if (served && !afresh) return served;
  const container = element.ownerDocument.createElement('div');
  element.replaceChildren(container);
  return container;
}
