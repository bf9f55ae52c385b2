import type { ComposedRemote } from '@webdocs/contracts/remote/composition';
import type { FailureCode } from '@webdocs/contracts/failures/failure';
import type { PartReference } from '@webdocs/contracts/page/state';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import type { PartIdentity, PartProps } from '@webdocs/remote-kit';
import { currentProps, type CurrentProps } from './current-props.ts';
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
  readonly propsFor: (slot: SlotName, input: string | undefined) => PartProps;
  /** Those from which the HTML in the slot was rendered. */
  readonly servedPropsFor: (slot: SlotName, input: string | undefined) => PartProps;
  /** Told when what is in the slot answers by itself. */
  readonly filled: (element: HTMLElement) => void;
  readonly failed: (identity: PartIdentity, code: FailureCode, thrown: unknown) => void;
}

interface OpenSlot {
  readonly name: SlotName;
  readonly input: string | undefined;
  readonly element: HTMLElement;
  readonly observer: IntersectionObserver;
  /** False until it came near the view: whatever is live by then fills it. */
  tried: boolean;
  closed: boolean;
  mounted?: MountedPart;
  /** The fill that is under way: another one waits for it. */
  filling: Promise<void>;
}

export interface Slots {
  mount(slot: SlotName, element: HTMLElement, input?: string): () => void;
  /** Tells the fillers of slots that stay about the page that is shown now. */
  pageChanged(): void;
  /** Fills again every slot of a remote; used when a next version of it is live. */
  retry(remote: string): Promise<void>;
}

/** Fills the slots of the page as they come near the view. What fails leaves the server's HTML, and the others alone. */
export function createSlots(options: SlotsOptions): Slots {
  const open = new Set<OpenSlot>();

  return {
    mount(name, element, input) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          void fill(slot);
        },
        { rootMargin: nearView },
      );
      const slot: OpenSlot = { name, input, element, observer, tried: false, closed: false, filling: Promise.resolve() };
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
      for (const { name, input, mounted } of open) mounted?.current.set(options.propsFor(name, input));
    },
    async retry(remote) {
      for (const slot of [...open]) if (slot.tried && options.fillerOf(slot.name)?.owner === remote) await fill(slot, true);
    },
  };

  function fill(slot: OpenSlot, afresh = false): Promise<void> {
    slot.tried = true;
    slot.filling = slot.filling.then(() => fillNow(slot, afresh));
    return slot.filling;
  }

  function propsOf({ name, input }: OpenSlot): CurrentProps {
    return currentProps(options.propsFor(name, input), options.servedPropsFor(name, input));
  }

  async function fillNow(slot: OpenSlot, afresh: boolean): Promise<void> {
    const filler = options.fillerOf(slot.name);
    if (!filler || slot.closed) return;
    const version = options.remotes()[filler.owner]?.version ?? '?';
    const identity = { remote: filler.owner, version, part: filler.part };
    try {
      const loaded = await options.loadPart(filler, options.remotes());
      if (slot.closed) return;
      const served = slot.element.firstElementChild as HTMLElement | null;
      const mount = (element: HTMLElement) => options.mounter().mountParcel(loaded, propsOf(slot), element);
      if (served && !afresh && !filler.failed) slot.mounted = await mount(served);
      else await replaceBy(slot, `${filler.owner}@${version}/${filler.part}`, mount);
      if (slot.closed) await slot.mounted?.unmount();
      else if (slot.mounted) options.filled(slot.element);
    } catch (thrown) {
      options.failed(identity, loadFailureCode(thrown), thrown);
    }
  }
}

/** Mounts out of sight; what is in the slot leaves only when the new part is there. */
async function replaceBy(slot: OpenSlot, filler: string, mount: (element: HTMLElement) => Promise<MountedPart>): Promise<void> {
  const { element } = slot;
  const standing = [...element.children];
  const container = element.ownerDocument.createElement('div');
  container.dataset.filler = filler;
  container.hidden = standing.length > 0;
  element.append(container);
  try {
    const next = await mount(container);
    if (next.hasFailed()) {
      await next.unmount();
      return container.remove();
    }
    const leaving = slot.mounted;
    slot.mounted = next;
    container.hidden = false;
    for (const child of standing) (child as HTMLElement).hidden = true;
    await leaving?.unmount();
    for (const child of standing) child.remove();
  } catch (thrown) {
    container.remove();
    throw thrown;
  }
}
