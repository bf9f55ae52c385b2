/** Whether the site cannot be asked now, as far as its pages know. */
export function isOutOfReach(): boolean {
  return !navigator.onLine;
}
