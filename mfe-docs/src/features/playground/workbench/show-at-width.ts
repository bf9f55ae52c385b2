/** Of the window that the code sees: that of its pane, or a number of px. */
export type ViewportWidth = 'full' | 360 | 390 | 768;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shows frames at a width of their own, scaled down where their pane is narrower. Tells of the size that the code sees. Gives what ends it. */
export function showAtWidth(place: HTMLElement, width: ViewportWidth, onSize: (size: Size) => void): () => void {
  const pane = place.parentElement as HTMLElement;
  const show = () => {
    const room = { width: pane.clientWidth, height: pane.clientHeight };
    const seen = seenAt(room, width);
    onSize({ width: Math.round(seen.width), height: Math.round(seen.height) });
    const { style } = place;
    style.setProperty('--seen-width', width === 'full' ? '100%' : `${seen.width}px`);
    style.setProperty('--seen-height', width === 'full' ? '100%' : `${seen.height}px`);
    style.setProperty('--seen-scale', String(seen.scale));
  };
  place.toggleAttribute('data-narrow', width !== 'full');
  const observer = globalThis.ResizeObserver && new ResizeObserver(show);
  observer?.observe(pane);
  show();
  return () => observer?.disconnect();
}

export function seenAt(room: Size, width: ViewportWidth): Size & { readonly scale: number } {
  if (width === 'full') return { ...room, scale: 1 };
  const scale = Math.min(1, room.width / width);
  return { width, height: scale > 0 ? room.height / scale : 0, scale };
}
