type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'>;

/** `/` or Ctrl/Cmd+K, unless another listener has taken the key. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing }: Pressed): boolean {
  if (defaultPrevented || isComposing || altKey) return false;
  // Some keyboards have the slash on a shifted key.
  if (key === '/') return !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}

/** Whether what the reader types there is text. */
export function takesText(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[contenteditable=""], [contenteditable="true"]')) return true;
  return target.matches('input, textarea, select');
}
