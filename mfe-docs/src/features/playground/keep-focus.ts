/** Longer than a run takes to begin, shorter than the way from a keyboard to the result. */
const typingMs = 2000;

/**
 * Gives the focus back to the field that is typed in when a frame takes it: what runs as it is typed would take the next keys. A reader who goes
 * to the frame, by a key or a pointer, stays there. Gives what ends it.
 */
export function keepFocus(root: HTMLElement, frames: HTMLElement): () => void {
  let typed: { readonly field: HTMLElement; readonly at: number } | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const forget = () => (typed = undefined);
  const note = (event: Event) => {
    // A field may be in a shadow tree: the event began there.
    const [field] = event.composedPath();
    const isField = field instanceof HTMLElement && field.matches('textarea, [contenteditable]');
    const isLeaving = event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'F6');
    typed = isField && !isLeaving ? { field, at: performance.now() } : undefined;
  };
  const give = () => {
    if (typed && frames.contains(document.activeElement) && performance.now() - typed.at < typingMs)
      typed.field.focus({ preventScroll: true });
  };
  root.addEventListener('keydown', note, { signal });
  // What is pasted, or spoken, is typed without a key.
  root.addEventListener('input', note, { signal });
  root.addEventListener('pointerdown', forget, { signal });
  frames.addEventListener('pointerenter', forget, { signal });
  window.addEventListener('blur', give, { signal });
  return () => ending.abort();
}
