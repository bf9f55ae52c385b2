/** Longer than a run takes to begin, shorter than the way from a keyboard to the result. */
const typingMs = 2000;

/**
 * Code in a frame cannot take the focus from a field while someone types in it: what runs as it is typed would take the next keys. A reader who
 * goes to the frame, by a key or a pointer, is there at once. Gives what ends it.
 */
export function keepFocus(root: HTMLElement, frames: HTMLElement): () => void {
  let timer: number | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const release = () => {
    window.clearTimeout(timer);
    frames.inert = false;
  };
  const hold = (event: Event) => {
    // A field may be in a shadow tree: the event began there.
    const [field] = event.composedPath();
    if (!(field instanceof HTMLElement && field.matches('textarea, [contenteditable]'))) return;
    release();
    if (event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'F6')) return;
    frames.inert = true;
    timer = window.setTimeout(release, typingMs);
  };
  root.addEventListener('keydown', hold, { signal });
  // What is pasted, or spoken, is typed without a key.
  root.addEventListener('input', hold, { signal });
  root.addEventListener('pointerdown', release, { signal });
  // What is inert hears nothing itself.
  frames.parentElement?.addEventListener('pointerenter', release, { signal });
  signal.addEventListener('abort', release);
  return () => ending.abort();
}
