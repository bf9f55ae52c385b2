import type { PartReference } from '@webdocs/contracts/page/state';
import type { PartProps } from '@webdocs/remote-kit';
import { currentProps } from './current-props.ts';
import type { MountedPart, Mounter } from './mounter.ts';
import type { LoadedPart } from './part-loader.ts';

export interface MainArea {
  /** Takes over what the server rendered from `served`, unless the reader has moved on meanwhile. False where the part failed. */
  hydrate(loaded: LoadedPart, props: PartProps, served?: PartProps): Promise<boolean>;
  /**
   * Shows a page: in the part that is there already, or in a new one that replaces it when it is ready. `afresh`
   * mounts the page that is there once more. 'kept' where the part failed or a later page overtook it, and what
   * was there stays; 'empty' where only a full load can bring the text.
   */
  show(loaded: LoadedPart, props: PartProps, afresh?: boolean): Promise<'shown' | 'kept' | 'empty'>;
  /**
   * To be asked after a failure. Where the part left nothing to read, puts back the HTML of the server; 'empty' where
   * there is nothing of this page. While a page is on its way in, `show` is the one to tell.
   */
  afterFailure(): 'readable' | 'empty';
}

const applicationId = ({ owner, part }: PartReference, version: string) => `single-spa-application:${owner}@${version}/${part}`;

interface Shown {
  readonly part: MountedPart;
  readonly element: HTMLElement;
}

/** The place of the page's main part. Two may be in it for a moment, so that the reader never sees an empty page. */
export function createMainArea(main: HTMLElement, mounter: Mounter): MainArea {
  const served = main.firstElementChild as HTMLElement;
  let shown: Shown | undefined;
  /** Whether the page that is shown is the one that the server sent: a part that fails puts its HTML back by itself. */
  let isServed = true;
  /** HTML of the server for the page that is shown, in which no part lives; kept while a part is in front of it. */
  let standIn: HTMLElement | undefined;
  let made = 0;
  let turn = 0;
  let underWay = 0;

  return {
    async hydrate(loaded, props, servedProps) {
      if (main.firstElementChild !== served || turn > 0) return true;
      const part = await mounter.mountApplication(loaded, currentProps(props, servedProps), served);
      shown = { element: served, part };
      return !part.hasFailed();
    },
    async show(loaded, props, afresh = false) {
      const own = (turn += 1);
      if (shown && !afresh && isSamePart(shown.part, loaded)) {
        standIn = undefined;
        isServed = false;
        shown.part.current.set(props);
        return 'shown';
      }
      underWay += 1;
      try {
        const next = await mountHidden(loaded, props);
        if (own !== turn || next.part.hasFailed()) {
          await takeOut(next);
          return 'kept';
        }
        standIn = afresh ? (standIn ?? unownedHtml()) : undefined;
        isServed = false;
        await replaceBy(next);
        if (!isEmpty()) return 'shown';
        return putBack() ? 'kept' : 'empty';
      } finally {
        underWay -= 1;
      }
    },
    afterFailure: () => (underWay > 0 || !isEmpty() || putBack() ? 'readable' : 'empty'),
  };

  /** True where a part failed and left nothing of a page that the browser had made. */
  function isEmpty(): boolean {
    return shown !== undefined && !isServed && !shown.element.textContent?.trim();
  }

  function putBack(): boolean {
    if (!standIn || !shown) return false;
    const failed = shown;
    shown = undefined;
    main.prepend(standIn);
    standIn.hidden = false;
    standIn = undefined;
    void takeOut(failed);
    return true;
  }

  /** Mounted out of sight, the next part may take its time or fail: the reader goes on with what is there. */
  async function mountHidden(loaded: LoadedPart, props: PartProps): Promise<Shown> {
    const element = containerFor(loaded);
    element.hidden = true;
    main.append(element);
    try {
      return { element, part: await mounter.mountApplication(loaded, currentProps(props), element) };
    } catch (thrown) {
      element.remove();
      throw thrown;
    }
  }

  async function replaceBy(next: Shown): Promise<void> {
    const leaving = shown;
    const previous = leaving?.element ?? [...main.children].find((element) => element !== next.element);
    next.element.hidden = false;
    if (previous instanceof HTMLElement) previous.hidden = true;
    shown = next;
    await leaving?.part.unmount();
    previous?.remove();
  }

  async function takeOut({ part, element }: Shown): Promise<void> {
    element.hidden = true;
    await part.unmount();
    element.remove();
  }

  /** What the server sent for this page, as long as no part has taken it over. */
  function unownedHtml(): HTMLElement | undefined {
    return !shown && served.parentElement === main ? served : undefined;
  }

  /** A name is used once: single-spa never gets one back that it has called broken. */
  function containerFor({ identity }: LoadedPart): HTMLElement {
    made += 1;
    const element = main.ownerDocument.createElement('div');
    element.id = `${applicationId({ owner: identity.remote, part: identity.part }, identity.version)}#${made}`;
    return element;
  }
}

function isSamePart({ identity }: MountedPart, loaded: LoadedPart): boolean {
  const { remote, version, part } = loaded.identity;
  return identity.remote === remote && identity.version === version && identity.part === part;
}
