type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export function hasModifier({ ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** Follows a link as a click with the same keys held would: the browser opens tabs and windows, the shell shows pages. */
export function followLink(link: HTMLElement, { ctrlKey, metaKey, shiftKey }: Modifiers): void {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }));
}
