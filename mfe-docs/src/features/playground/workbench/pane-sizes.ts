/** No pane is smaller. */
export const leastPx = 120;

/** How two neighbors share their room once the border between them has moved. Where there is too little for both, they have the same. */
export function movedBy(before: number, after: number, by: number): readonly [before: number, after: number] {
  const room = before + after;
  const least = Math.min(leastPx, room / 2);
  const next = Math.min(Math.max(before + by, least), room - least);
  return [next, room - next];
}
