import type { ComposedRemote, Composition } from '@webdocs/contracts/remote/composition';
import type { PageState } from '@webdocs/contracts/page/state';
import { documentIds } from '@webdocs/contracts/page/document-ids';

/** The remote under development, as a composition would name it. */
export interface RemoteUnderWork {
  readonly name: string;
  readonly composed: ComposedRemote;
}

/**
 * React Refresh finds React through the hook of its developer tools, which must be there before React. With the real
 * extension it is.
 */
const refreshHook = `<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true, inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; }, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };</script>`;

const stateBlock = new RegExp(`(<script type="application/json" id="${documentIds.state}">)(.*?)(</script>)`, 's');

/** The page of the running site with one remote taken from here: mounted afresh, since the server renders the deployed one. */
export function pageWith(html: string, under: RemoteUnderWork): string {
  const ownStyles = new RegExp(`<link rel="stylesheet" href="/remotes/${under.name}/[^>]*>`, 'g');
  return html
    .replace('<head>', () => `<head>${refreshHook}`)
    .replace(ownStyles, '')
    .replace(stateBlock, (_, before: string, json: string, after: string) => {
      const state = stateWith(JSON.parse(json) as PageState, under);
      return before + JSON.stringify(state).replaceAll('<', '\\u003c') + after;
    });
}

export function compositionWith(composition: Composition, { name, composed }: RemoteUnderWork): Composition {
  return { ...composition, remotes: { ...composition.remotes, [name]: composed } };
}

function stateWith(state: PageState, { name, composed }: RemoteUnderWork): PageState {
  const afresh = <T extends { owner: string }>(part: T) => (part.owner === name ? { ...part, failed: true } : part);
  return {
    ...state,
    remotes: name in state.remotes ? { ...state.remotes, [name]: composed } : state.remotes,
    main: afresh(state.main),
    slots: Object.fromEntries(Object.entries(state.slots).map(([slot, part]) => [slot, afresh(part)])),
    scripts: state.scripts.filter(([address]) => !address.startsWith(`/remotes/${name}/`)),
  };
}
