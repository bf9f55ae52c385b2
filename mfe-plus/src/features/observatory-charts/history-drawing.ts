import type { PastScan } from '@webdocs/contracts/api/observatory-report';

export const size = { width: 640, height: 250, left: 36 } as const;
const [top, foot, inset] = [12, 26, 10];

/** Where a score is on the vertical axis, which begins at 0. */
export function heightOf(score: number, most: number): number {
  return Math.round((top + (1 - score / most) * (size.height - top - foot)) * 10) / 10;
}

/** Where a scan is in time; scans of one moment are side by side. */
export function placeOf(points: readonly PastScan[], index: number): number {
  const times = points.map(({ scanned_at: at }) => Date.parse(at));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const span = size.width - size.left - 2 * inset;
  const share = last > first ? ((times[index] ?? first) - first) / (last - first) : points.length > 1 ? index / (points.length - 1) : 1;
  return Math.round((size.left + inset + share * span) * 10) / 10;
}

/** A score holds until the next scan: steps, and no slope between them. */
export function linePath(points: readonly PastScan[], most: number): string {
  return points
    .map(({ score }, index) => {
      const [x, y] = [placeOf(points, index), heightOf(score ?? 0, most)];
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}
