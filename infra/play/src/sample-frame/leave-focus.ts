/**
 * Keeps code from taking the focus of a reader who types it in the page around it, until the reader does something in the document itself.
 * Browsers do the same for `autofocus` in a frame.
 */
export function leaveFocus(): void {
  let isUsed = false;
  const note = ({ isTrusted }: Event) => (isUsed ||= isTrusted);
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, note, { capture: true });
  for (const holder of [HTMLElement.prototype, SVGElement.prototype, window]) {
    const focus = holder.focus as (...options: readonly unknown[]) => void;
    Object.assign(holder, {
      focus(this: unknown, ...options: readonly unknown[]) {
        if (isUsed) Reflect.apply(focus, this, options);
      },
    });
  }
}
