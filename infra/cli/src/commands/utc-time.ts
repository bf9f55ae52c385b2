/** A moment to the second, the same for all readers: `2026-01-05 10:00:00 UTC`. */
export function moment(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
