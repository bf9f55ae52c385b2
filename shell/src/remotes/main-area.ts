import type { PartReference } from '@webdocs/contracts/page-state';
import type { PartProps } from '@webdocs/remote-kit';
import { currentProps } from './current-props.ts';
import type { MountedPart, Mounter } from './mounter.ts';
import type { LoadedPart } from './part-loader.ts';

export interface MainArea {
  /** Takes over what the server rendered. */
  hydrate(loaded: LoadedPart, props: PartProps): Promise<void>;
  /** Shows a page: in the part that stands there already, or in a new one that replaces it when it is ready. */
  show(loaded: LoadedPart, props: PartProps, afresh?: boolean): Promise<void>;
  mounted(): MountedPart | undefined;
}

export const applicationId = ({ owner, part }: PartReference, version: string) => `single-spa-application:${owner}@${version}/${part}`;

/** The place of the page's main part. Two may stand in it for a moment, so that the reader never sees an empty page. */
export function createMainArea(main: HTMLElement, mounter: Mounter): MainArea {
  let shown: { part: MountedPart; element: HTMLElement } | undefined;
  let made = 0;

  return {
    mounted: () => shown?.part,
    async hydrate(loaded, props) {
      const element = main.firstElementChild as HTMLElement;
      shown = { element, part: await mounter.mountApplication(loaded, currentProps(props), element) };
    },
    async show(loaded, props, afresh = false) {
      if (shown && !afresh && isSamePart(shown.part, loaded)) return shown.part.current.set(props);
      const element = containerFor(loaded);
      element.hidden = true;
      main.append(element);
      const next = { element, part: await mountOrRemove(loaded, props, element) };
      const previous = shown?.element ?? (main.firstElementChild === element ? undefined : main.firstElementChild);
      element.hidden = false;
      if (previous instanceof HTMLElement) previous.hidden = true;
      const leaving = shown;
      shown = next;
      await leaving?.part.unmount();
      previous?.remove();
    },
  };

  async function mountOrRemove(loaded: LoadedPart, props: PartProps, element: HTMLElement): Promise<MountedPart> {
    try {
      return await mounter.mountApplication(loaded, currentProps(props), element);
    } catch (thrown) {
      element.remove();
      throw thrown;
    }
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
