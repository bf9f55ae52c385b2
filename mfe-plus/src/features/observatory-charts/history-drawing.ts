import type { PastScan } from '@webdocs/contracts/api/observatory-report';

/** In pixels of the place that it has, so that words have their size. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}
export const panelSize: ChartSize = { width: 880, height: 260 };
export const narrowSize: ChartSize = { width: 350, height: 220 };
export const glanceSize: ChartSize = { width: 320, height: 190 };
/** Room for the names of grades. */
export const left = 32;
const [top, foot, inset] = [12, 26, 10];

/** Where a score is on the vertical axis, which begins at 0. */
export function heightOf(score: number, most: number, { height }: ChartSize): number {
  return Math.round((top + (1 - score / most) * (height - top - foot)) * 10) / 10;
}

/** Where a scan is in time; scans of one moment are side by side. */
export function placeOf(points: readonly PastScan[], index: number, { width }: ChartSize): number {
  const times = points.map(({ scanned_at: at }) => Date.parse(at));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const span = width - left - 2 * inset;
  const share = last > first ? ((times[index] ?? first) - first) / (last - first) : points.length > 1 ? index / (points.length - 1) : 1;
  return Math.round((left + inset + share * span) * 10) / 10;
}

/** A score holds until the next scan: steps, and no slope between them. */
export function linePath(points: readonly PastScan[], most: number, size: ChartSize): string {
  return points
    .map(({ score }, index) => {
      const [x, y] = [placeOf(points, index, size), heightOf(score ?? 0, most, size)];
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}
