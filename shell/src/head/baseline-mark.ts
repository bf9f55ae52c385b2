import { baselineOpenMark, baselineStorageKey } from '@webdocs/contracts/page/baseline-indicator';

/** Details that the reader left open are open from the first paint on: nothing moves later. */
export function markBaseline(root: HTMLElement): void {
  // Without this selector the mark could show nothing, and opening later would push the text down.
  if (!CSS.supports('selector(::details-content)')) return;
  try {
    if (localStorage.getItem(baselineStorageKey) === 'open') root.dataset[baselineOpenMark] = '';
  } catch {
    // Blocked storage: they are closed.
  }
}
