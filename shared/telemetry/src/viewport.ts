/** Widths in CSS pixels from which a window is called so, the widest first. */
const breakpoints = [
  ['xxl', 1441],
  ['xl', 1200],
  ['lg', 992],
  ['md', 769],
  ['sm', 426],
] as const;

export interface Viewport {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly screen: { readonly width: number };
}

export function breakpointOf({ innerWidth }: Pick<Viewport, 'innerWidth'>): string {
  return breakpoints.find(([, from]) => innerWidth >= from)?.[0] ?? 'xs';
}

/** Width of the window by its height, in percent. */
export function ratioOf({ innerWidth, innerHeight }: Viewport): number {
  return percent(innerWidth, innerHeight);
}

/** How much of the width of the screen the window has, in percent. */
export function horizontalCoverageOf({ innerWidth, screen }: Viewport): number {
  return percent(innerWidth, screen.width);
}

function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((100 * part) / whole) : 0;
}
